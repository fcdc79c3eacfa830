import { waitFor } from '@testing-library/react';
import { field, FIELDS, openForm, typed, values } from '../../../testing/contact-form';
import { failure } from '../../../testing/network';
import { renderIn } from '../../../testing/render-page';
import { ContactForm } from './ContactForm';

const PHONE_HINT = 'At least seven digits, Arabic or Latin; spaces and signs are fine.';
const BAD_PHONE = 'Enter at least seven digits and no letters, such as 05XXXXXXXX.';
const BAD_EMAIL = 'Enter a full email address, such as name@example.com.';

describe('a field of the contact form', () => {
  it.each(FIELDS)('is required: %s', async (missing) => {
    const { fillAndSend, requests, toasts } = await openForm();
    await fillAndSend({ [missing]: missing === 'phone' ? '   ' : '' });
    expect(requests).toEqual([]);
    expect(toasts).toEqual(['error: Please fill out all fields.']);
    expect(field(missing)).toHaveFocus();
    expect(FIELDS.filter((name) => field(name).getAttribute('aria-invalid'))).toEqual([missing]);
  });

  it('shows its error beside it until it is filled in', async () => {
    const { fillAndSend, user } = await openForm();
    expect(field('phone')).toHaveAccessibleDescription(PHONE_HINT);
    await fillAndSend({ phone: '' });
    expect(field('phone')).toHaveAccessibleDescription(`Enter your phone number. ${PHONE_HINT}`);
    await user.type(field('phone'), '5');
    expect(field('phone')).toHaveAccessibleDescription(PHONE_HINT);
  });

  it.each([
    ['email', 'noura@', BAD_EMAIL],
    ['phone', '050 123', `${BAD_PHONE} ${PHONE_HINT}`],
    ['phone', 'ask for Noura', `${BAD_PHONE} ${PHONE_HINT}`],
  ] as const)('is not sent with what cannot be one: %s %s', async (name, value, shown) => {
    const { fillAndSend, requests } = await openForm();
    await fillAndSend({ [name]: value });
    expect(requests).toEqual([]);
    expect(field(name)).toHaveAccessibleDescription(shown);
    expect(field(name)).toHaveFocus();
    expect(field(name)).toHaveValue(value);
  });

  it('is sent as it was typed, in Arabic digits', async () => {
    const { fillAndSend, requests } = await openForm();
    await fillAndSend({ phone: '+٩٦٦ (٥٠) ١٢٣-٤٥٦٧' });
    expect(requests.map(({ body }) => body)).toMatchObject([{ phone: '+٩٦٦ (٥٠) ١٢٣-٤٥٦٧' }]);
  });

  it('is sent although it was pasted with invisible characters', async () => {
    const { fillAndSend, requests } = await openForm();
    await fillAndSend({ email: 'noura@example.com\u200B', phone: '\u202D050 123 4567\u202C' });
    expect(requests.map(({ body }) => body)).toMatchObject([{ email: 'noura@example.com' }]);
  });

  it('is marked when the API refuses it', async () => {
    const details = [{ field: 'email', message: 'No.' }];
    const { fillAndSend } = await openForm(failure(400, { details }));
    await fillAndSend();
    await waitFor(() => expect(field('email')).toHaveAccessibleDescription(BAD_EMAIL));
    expect(values()).toEqual(typed);
  });

  it('helps the browser to fill it in and the phone to show the right keys', async () => {
    await renderIn('ar', <ContactForm />);
    const tokens = FIELDS.map((name) => field(name).getAttribute('autocomplete'));
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'tel', null]);
    expect([field('email').type, field('phone').type]).toEqual(['email', 'tel']);
    expect([field('email').dir, field('phone').dir]).toEqual(['ltr', 'ltr']);
  });
});
