import { DEFAULT_SITE_SETTINGS as SETTINGS, phoneLink, whatsappLink } from '@manjara/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { empty, field, FIELDS, fill, typed, values } from '../../../testing/contact-form';
import { failure, fakeApi, UNREACHABLE } from '../../../testing/fake-api';
import { renderIn, switchTo } from '../../../testing/render-page';
import { ContactForm } from './ContactForm';

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
    labels: ['الاسم الأول', 'اسم العائلة', 'البريد الإلكتروني', 'رقم الجوال', 'الرسالة'],
    sending: 'جارٍ إرسال الرسالة...',
    sent: 'تم إرسال الرسالة بنجاح!',
    thanks: 'شكرًا لك..! تم إرسال طلبك بنجاح.',
    error: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    unreached: /^تعذّر الاتصال/,
    later: /^Please wait a minute/,
    failed: /^تعذّر الإرسال/,
    received: 'شكرًا لك، وصلتنا رسالتك.',
    another: 'إرسال رسالة أخرى',
  },
  {
    language: 'en',
    submit: 'Send message',
    labels: ['First name', 'Last name', 'Email', 'Phone', 'Message'],
    sending: 'Sending message...',
    sent: 'Message has been sent successfully!',
    thanks: 'Thank you..! Your request has been sent successfully.',
    error: 'Something went wrong. Please try again.',
    unreached: /^The connection failed/,
    later: /^يرجى الانتظار دقيقة/,
    failed: /^It could not be sent/,
    received: 'Thank you. We have your message.',
    another: 'Send another message',
  },
] as const)('contact form in $language', (text) => {
  const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: text.submit }));

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
    await user.click(screen.getByRole('button', { name: text.another }));
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

  it('says why it was not sent, with other ways to write, until it is; then thanks in its place', async () => {
    const user = userEvent.setup();
    fakeApi({ 'POST /messages': failure(500) });
    await renderIn(text.language, <ContactForm />);
    await fill(user);
    await send(user);
    expect(await screen.findByText(text.failed)).toBeVisible();
    for (const href of [whatsappLink(SETTINGS.whatsapp), phoneLink(SETTINGS.phone)]) {
      expect(document.querySelector(`form a[href="${href}"]`)).toBeVisible();
    }
    await user.clear(field('email'));
    await send(user);
    expect(screen.getByText(text.failed)).toBeVisible();
    await user.type(field('email'), typed.email);
    fakeApi({ 'POST /messages': {} });
    await send(user);
    expect(await screen.findByText(text.received)).toBeVisible();
    expect(screen.queryByText(text.failed)).toBeNull();
    expect(field('email')).not.toBeVisible();
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
});
