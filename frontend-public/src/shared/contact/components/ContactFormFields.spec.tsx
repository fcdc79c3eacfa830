import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { field, FIELDS, fill, typed, values } from '../../../testing/contact-form';
import { failure, fakeApi } from '../../../testing/fake-api';
import { renderIn } from '../../../testing/render-page';
import { ContactForm } from './ContactForm';

describe.each([
  {
    language: 'ar',
    submit: 'إرسال الرسالة',
    fields: 'يرجى تعبئة جميع الحقول.',
    noPhone: 'اكتب رقم جوالك.',
    phoneHint: 'سبعة أرقام على الأقل، عربية أو لاتينية، ولا بأس بالمسافات والرموز.',
    badPhone: 'اكتب رقمًا من سبعة أرقام على الأقل بلا حروف، مثل 05XXXXXXXX.',
    badEmail: 'اكتب بريدًا إلكترونيًا كاملًا، مثل name@example.com.',
  },
  {
    language: 'en',
    submit: 'Send message',
    fields: 'Please fill out all fields.',
    noPhone: 'Enter your phone number.',
    phoneHint: 'At least seven digits, Arabic or Latin; spaces and signs are fine.',
    badPhone: 'Enter at least seven digits and no letters, such as 05XXXXXXXX.',
    badEmail: 'Enter a full email address, such as name@example.com.',
  },
] as const)('fields in $language', (text) => {
  const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: text.submit }));

  it.each(FIELDS)('does not send without %s', async (missing) => {
    const user = userEvent.setup();
    const requests = fakeApi({ 'POST /messages': {} });
    const { toasts } = await renderIn(text.language, <ContactForm />);
    await fill(user, { [missing]: missing === 'phone' ? '   ' : '' });
    await send(user);
    expect(requests).toEqual([]);
    expect(toasts).toEqual([`error: ${text.fields}`]);
    expect(field(missing)).toHaveFocus();
    expect(field(missing)).toBeInvalid();
    expect(FIELDS.filter((name) => field(name).getAttribute('aria-invalid'))).toEqual([missing]);
  });

  it('says beside the phone field what a number may be, before anything is typed', async () => {
    await renderIn(text.language, <ContactForm />);
    expect(field('phone')).toHaveAccessibleDescription(text.phoneHint);
  });

  it('says beside the field what is missing, until it is entered', async () => {
    const user = userEvent.setup();
    fakeApi({});
    await renderIn(text.language, <ContactForm />);
    await fill(user, { phone: '' });
    await send(user);
    expect(field('phone')).toHaveAccessibleDescription(`${text.noPhone} ${text.phoneHint}`);
    await user.type(field('phone'), '5');
    expect(field('phone')).toHaveAccessibleDescription(text.phoneHint);
  });

  it('does not send to an address that cannot be one', async () => {
    const user = userEvent.setup();
    const requests = fakeApi({ 'POST /messages': {} });
    await renderIn(text.language, <ContactForm />);
    await fill(user, { email: 'noura@' });
    await send(user);
    expect(requests).toEqual([]);
    expect(field('email')).toHaveAccessibleDescription(text.badEmail);
    expect(field('email')).toHaveFocus();
  });

  it.each(['050 123', '٠٥٠١٢٣', 'ask for Noura'])(
    'does not send the phone number %s, which nobody could call',
    async (phone) => {
      const user = userEvent.setup();
      const requests = fakeApi({ 'POST /messages': {} });
      await renderIn(text.language, <ContactForm />);
      await fill(user, { phone });
      await send(user);
      expect(requests).toEqual([]);
      expect(field('phone')).toHaveAccessibleDescription(`${text.badPhone} ${text.phoneHint}`);
      expect(field('phone')).toHaveFocus();
      expect(field('phone')).toHaveValue(phone);
    },
  );

  it('sends a phone number as it was typed, in Arabic digits', async () => {
    const user = userEvent.setup();
    const requests = fakeApi({ 'POST /messages': {} });
    await renderIn(text.language, <ContactForm />);
    await fill(user, { phone: '+٩٦٦ (٥٠) ١٢٣-٤٥٦٧' });
    await send(user);
    expect(requests.map(({ body }) => body)).toMatchObject([{ phone: '+٩٦٦ (٥٠) ١٢٣-٤٥٦٧' }]);
  });

  it('marks the field that the API refuses', async () => {
    const user = userEvent.setup();
    fakeApi({ 'POST /messages': failure(400, { details: [{ field: 'email', message: 'No.' }] }) });
    await renderIn(text.language, <ContactForm />);
    await fill(user);
    await send(user);
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(text.badEmail));
    expect(values()).toEqual(typed);
  });
});

it('helps the browser to fill it in and the phone to show the right keys', async () => {
  await renderIn('ar', <ContactForm />);
  const tokens = FIELDS.map((name) => field(name).getAttribute('autocomplete'));
  expect(tokens).toEqual(['given-name', 'family-name', 'email', 'tel', null]);
  expect(field('email')).toHaveAttribute('type', 'email');
  expect(field('phone')).toHaveAttribute('type', 'tel');
  expect(field('phone')).toHaveAttribute('inputmode', 'tel');
  expect([field('email').dir, field('phone').dir]).toEqual(['ltr', 'ltr']);
});

it('shows a name in its own direction once there is one', async () => {
  const user = userEvent.setup();
  await renderIn('ar', <ContactForm />);
  await user.type(field('firstName'), 'Noura');
  expect(field('firstName')).toHaveAttribute('dir', 'auto');
});
