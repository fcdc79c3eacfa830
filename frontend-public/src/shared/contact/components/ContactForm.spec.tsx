import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeApi, UNREACHABLE } from '../../../testing/fake-api';
import { renderIn, switchTo } from '../../../testing/render-page';
import { ContactForm } from './ContactForm';

const typed = {
  firstName: 'Noura',
  lastName: 'Al-Harbi',
  email: 'noura@example.com',
  phone: '+966 55 123 4567',
  message: 'A majlis for twenty.',
};
type Field = keyof typeof typed;
const FIELDS = Object.keys(typed) as Field[];

const field = (name: Field) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const values = () => Object.fromEntries(FIELDS.map((name) => [name, field(name).value]));
const empty = Object.fromEntries(FIELDS.map((name) => [name, '']));

async function fill(user: ReturnType<typeof userEvent.setup>, parts: Partial<typeof typed> = {}) {
  for (const [name, value] of Object.entries({ ...typed, ...parts })) {
    if (!value) continue;
    await user.click(field(name as Field));
    await user.paste(value);
  }
}

/** A POST that stays on its way until the test lets it arrive. */
function delayedApi(answer: unknown = {}) {
  let arrive = () => {};
  const requests = fakeApi({
    'POST /messages': () => new Promise((resolve) => (arrive = () => resolve(answer))),
  });
  return { requests, arrive: () => act(async () => arrive()) };
}

describe.each([
  {
    language: 'ar',
    submit: 'إرسال الرسالة',
    done: 'إغلاق',
    labels: ['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'رقم الجوال', 'الرسالة'],
    sending: 'جارٍ إرسال الرسالة...',
    sent: 'تم إرسال الرسالة بنجاح!',
    thanks: 'شكرًا لك..! تم إرسال طلبك بنجاح.',
    error: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    fields: 'يرجى تعبئة جميع الحقول.',
    noPhone: 'اكتب رقم جوالك.',
    unreached: /^تعذّر الاتصال/,
    later: /^Please wait a minute/,
    badEmail: 'اكتب بريدًا إلكترونيًا كاملًا، مثل name@example.com.',
  },
  {
    language: 'en',
    submit: 'Send message',
    done: 'Close',
    labels: ['First name', 'Last name', 'Email', 'Phone', 'Message'],
    sending: 'Sending message...',
    sent: 'Message has been sent successfully!',
    thanks: 'Thank you..! Your request has been sent successfully.',
    error: 'Something went wrong. Please try again.',
    fields: 'Please fill out all fields.',
    noPhone: 'Enter your phone number.',
    unreached: /^The connection failed/,
    later: /^يرجى الانتظار دقيقة/,
    badEmail: 'Enter a full email address, such as name@example.com.',
  },
] as const)('contact form in $language', (text) => {
  const send = (user: ReturnType<typeof userEvent.setup>) =>
    user.click(screen.getByRole('button', { name: text.submit }));

  it('labels its five fields', async () => {
    await renderIn(text.language, <ContactForm />);
    text.labels.forEach((label, index) => {
      expect(screen.getByLabelText(new RegExp(`^${label}`))).toBe(field(FIELDS[index]!));
    });
  });

  it('sends both names as one and everything else as typed', async () => {
    const user = userEvent.setup();
    const requests = fakeApi({ 'POST /messages': {} });
    await renderIn(text.language, <ContactForm />);
    await fill(user, { message: '  A majlis for twenty. ' });
    await send(user);
    const { firstName, lastName, ...rest } = typed;
    expect(requests.map(({ body }) => body)).toEqual([
      { name: `${firstName} ${lastName}`, ...rest },
    ]);
  });

  it('says that it is sending, then that it was sent, clears and confirms', async () => {
    const user = userEvent.setup();
    const { arrive } = delayedApi();
    const { toasts } = await renderIn(text.language, <ContactForm />);
    await fill(user);
    await send(user);
    expect(toasts).toEqual([`pending: ${text.sending}`]);
    expect(screen.queryByRole('dialog')).toBeNull();
    await arrive();
    expect(toasts).toEqual([`pending: ${text.sending}`, `success: ${text.sent}`]);
    expect(screen.getByRole('dialog', { name: text.thanks })).toBeVisible();
    expect(values()).toEqual(empty);
  });

  it('sends once, however often the button is pressed', async () => {
    const user = userEvent.setup();
    const { requests, arrive } = delayedApi();
    await renderIn(text.language, <ContactForm />);
    await fill(user);
    await send(user);
    expect(screen.getByRole('button', { name: text.submit })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await send(user);
    await user.type(field('phone'), '{enter}');
    act(() => {
      field('phone').form!.requestSubmit();
      field('phone').form!.requestSubmit();
    });
    expect(requests).toHaveLength(1);
    await arrive();
    expect(screen.getByRole('button', { name: text.submit })).not.toHaveAttribute('aria-disabled');
  });

  it('closes the confirmation by its button', async () => {
    const user = userEvent.setup();
    fakeApi({ 'POST /messages': {} });
    await renderIn(text.language, <ContactForm />);
    await fill(user);
    await send(user);
    const dialog = await screen.findByRole('dialog');
    const footer = dialog.querySelector('footer')!;
    await user.click(footer.querySelector('button')!);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes the confirmation by itself after 2.5 seconds', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    fakeApi({ 'POST /messages': {} });
    await renderIn(text.language, <ContactForm />);
    await fill(user);
    await send(user);
    await act(async () => {});
    act(() => jest.advanceTimersByTime(2400));
    expect(screen.getByRole('dialog')).toBeVisible();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('dialog')).toBeNull();
    jest.useRealTimers();
  });

  it.each([
    ['refuses', failure(503)],
    ['cannot be reached', UNREACHABLE],
  ])('keeps what was typed when the API %s', async (_, answer) => {
    const user = userEvent.setup();
    fakeApi({ 'POST /messages': answer });
    const { toasts } = await renderIn(text.language, <ContactForm />);
    await fill(user);
    await send(user);
    await waitFor(() => expect(toasts).toContain(`error: ${text.error}`));
    expect(values()).toEqual(typed);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for sentences in its language, and shows the one that says when to come back', async () => {
    const user = userEvent.setup();
    const requests = fakeApi({ 'POST /messages': failure(429, { message: 'In a minute.' }) });
    await renderIn(text.language, <ContactForm />);
    await fill(user);
    await send(user);
    expect(requests[0]!.headers.get('accept-language')).toBe(text.language);
    expect(await screen.findByText('In a minute.')).toBeVisible();
    await switchTo(text.language === 'ar' ? 'en' : 'ar');
    expect(screen.queryByText('In a minute.')).toBeNull();
    expect(screen.getByText(text.later)).toBeVisible();
  });

  it('says that nothing was sent when there is no connection, until the next try', async () => {
    const user = userEvent.setup();
    const { arrive } = delayedApi(UNREACHABLE);
    await renderIn(text.language, <ContactForm />);
    await fill(user);
    await send(user);
    await arrive();
    expect(screen.getByText(text.unreached)).toBeVisible();
    await send(user);
    expect(screen.queryByText(text.unreached)).toBeNull();
  });

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

  it('says beside the field what is missing, until it is entered', async () => {
    const user = userEvent.setup();
    fakeApi({});
    await renderIn(text.language, <ContactForm />);
    await fill(user, { phone: '' });
    await send(user);
    expect(field('phone')).toHaveAccessibleDescription(text.noPhone);
    await user.type(field('phone'), '5');
    expect(field('phone')).not.toHaveAccessibleDescription();
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

describe('draft', () => {
  it('survives a switch of the language', async () => {
    const user = userEvent.setup();
    await renderIn('en', <ContactForm />);
    await fill(user);
    await switchTo('ar');
    expect(screen.getByRole('button', { name: 'إرسال الرسالة' })).toBeVisible();
    expect(values()).toEqual(typed);
  });

  it('survives a reload', async () => {
    const user = userEvent.setup();
    const { unmount } = await renderIn('en', <ContactForm />);
    await fill(user, { message: '' });
    unmount();
    await renderIn('en', <ContactForm />);
    expect(values()).toEqual({ ...typed, message: '' });
  });

  it('does not replace what was typed before the page came alive', async () => {
    window.sessionStorage.setItem('contact-draft', JSON.stringify({ ...typed, phone: 'old' }));
    await renderIn('en', <ContactForm />);
    expect(field('phone')).toHaveValue('old');
  });

  it('is gone once the message was sent', async () => {
    const user = userEvent.setup();
    fakeApi({ 'POST /messages': {} });
    const { unmount } = await renderIn('en', <ContactForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByRole('dialog');
    expect(window.sessionStorage).toHaveLength(0);
    unmount();
    await renderIn('en', <ContactForm />);
    expect(values()).toEqual(empty);
  });

  it('does without a storage that is damaged', async () => {
    window.sessionStorage.setItem('contact-draft', '{"firstName":');
    await renderIn('en', <ContactForm />);
    expect(values()).toEqual(empty);
  });
});

describe('trap for robots', () => {
  const trap = () => document.querySelector<HTMLInputElement>('[name="website"]')!;

  it('is out of reach for people', async () => {
    await renderIn('en', <ContactForm />);
    expect(screen.queryByRole('textbox', { name: /leave/i })).toBeNull();
    expect(trap()).toHaveAttribute('tabindex', '-1');
    expect(trap()).toHaveAttribute('autocomplete', 'off');
  });

  it('is sent when something has filled it', async () => {
    const user = userEvent.setup();
    const requests = fakeApi({ 'POST /messages': {} });
    await renderIn('en', <ContactForm />);
    await fill(user);
    trap().value = 'https://spam.example';
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(requests[0]!.body).toMatchObject({ website: 'https://spam.example' });
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
