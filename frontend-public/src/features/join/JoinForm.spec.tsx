import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { failure, fakeApi, UNREACHABLE } from '../../testing/fake-api';
import { cv, empty, field, FIELDS, fill, setup, typed, values } from '../../testing/join-form';
import { renderIn } from '../../testing/render-page';
import { JoinForm } from './components/JoinForm';

describe.each([
  {
    language: 'ar',
    submit: 'إرسال الطلب',
    labels: ['الاسم', 'البريد الإلكتروني', 'الوظيفة', 'الرسالة', 'السيرة الذاتية'],
    close: 'إغلاق',
    uploaded: 'تم رفع السيرة الذاتية..!',
    sending: 'جارٍ إرسال الرسالة...',
    sent: 'تم إرسال الرسالة بنجاح!',
    thanks: 'شكرًا لك..! تم إرسال طلبك بنجاح.',
    error: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    fields: 'يرجى تعبئة جميع الحقول.',
    unreached: /^تعذّر الاتصال/,
  },
  {
    language: 'en',
    submit: 'Send application',
    labels: ['Name', 'Email', 'Job', 'Message', 'CV'],
    close: 'Close',
    uploaded: 'CV has been uploaded..!',
    sending: 'Sending message...',
    sent: 'Message has been sent successfully!',
    thanks: 'Thank you..! Your request has been sent successfully.',
    error: 'Something went wrong. Please try again.',
    fields: 'Please fill out all fields.',
    unreached: /^The connection failed/,
  },
] as const)('join form in $language', (text) => {
  const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: text.submit }));

  it('labels its five fields, and offers the eight jobs', async () => {
    await renderIn(text.language, <JoinForm />);
    text.labels.forEach((label, index) => {
      expect(screen.getByLabelText(new RegExp(`^${label}( \\*)?$`))).toBe(field(FIELDS[index]!));
    });
    const options = within(field('job')).getAllByRole('option', { hidden: true }).slice(1);
    expect(options.map(({ textContent }) => textContent)).toEqual(
      PRODUCT_CATEGORIES.map((job) => job[text.language]),
    );
  });

  it('sends everything as entered, and the job by its English name', async () => {
    const user = setup();
    const requests = fakeApi({ 'POST /jobs': {} });
    await renderIn(text.language, <JoinForm />);
    await fill(user);
    await send(user);
    expect(requests.map(({ body }) => body)).toEqual([{ ...typed, cv: expect.any(File) }]);
    expect((requests[0]!.body as { cv: File }).cv.name).toBe(cv.name);
  });

  it('says that it is sending, then that it was sent, clears and confirms', async () => {
    const user = setup();
    let arrive = () => {};
    fakeApi({ 'POST /jobs': () => new Promise((resolve) => (arrive = () => resolve({}))) });
    const { toasts } = await renderIn(text.language, <JoinForm />);
    await fill(user);
    await send(user);
    expect(toasts).toEqual([`success: ${text.uploaded}`, `pending: ${text.sending}`]);
    expect(screen.getByRole('button', { name: text.submit })).toHaveAttribute('aria-disabled');
    await act(async () => arrive());
    expect(toasts.at(-1)).toBe(`success: ${text.sent}`);
    expect(screen.getByRole('dialog', { name: text.thanks })).toBeVisible();
    expect(values()).toEqual(empty);
    expect(field('cv').files).toHaveLength(0);
    expect(screen.queryByText(cv.name)).toBeNull();
  });

  it('sends once, however often it is asked to', async () => {
    const user = setup();
    let arrive = () => {};
    const requests = fakeApi({
      'POST /jobs': () => new Promise((resolve) => (arrive = () => resolve({}))),
    });
    await renderIn(text.language, <JoinForm />);
    await fill(user);
    await act(async () => {
      field('name').form!.requestSubmit();
      field('name').form!.requestSubmit();
    });
    await send(user);
    expect(requests).toHaveLength(1);
    await act(async () => arrive());
  });

  it('says that nothing was sent when there is no connection', async () => {
    const user = setup();
    fakeApi({ 'POST /jobs': UNREACHABLE });
    await renderIn(text.language, <JoinForm />);
    await fill(user);
    await send(user);
    expect(await screen.findByText(text.unreached)).toBeVisible();
  });

  it('keeps the confirmation until its button is pressed, whatever else is', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    fakeApi({ 'POST /jobs': {} });
    await renderIn(text.language, <JoinForm />);
    await fill(user);
    await send(user);
    await act(async () => {});
    act(() => jest.advanceTimersByTime(60_000));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getAllByRole('button')).toHaveLength(1);
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 400, 300);
    fireEvent.mouseDown(dialog, { clientX: 20, clientY: 20 });
    fireEvent.click(dialog, { clientX: 20, clientY: 20 });
    expect(dialog).toBeVisible();
    await user.click(
      within(dialog.querySelector('footer')!).getByRole('button', { name: text.close }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    jest.useRealTimers();
  });

  it.each(FIELDS)('does not send without %s', async (missing) => {
    const user = setup();
    const requests = fakeApi({ 'POST /jobs': {} });
    const { toasts } = await renderIn(text.language, <JoinForm />);
    await fill(user, missing);
    await send(user);
    expect(requests).toEqual([]);
    expect(toasts.at(-1)).toBe(`error: ${text.fields}`);
    expect(field(missing)).toHaveFocus();
    expect(FIELDS.filter((name) => field(name).getAttribute('aria-invalid'))).toEqual([missing]);
  });

  it.each([
    ['refuses', failure(500)],
    ['cannot be reached', UNREACHABLE],
  ])('keeps everything when the API %s', async (_, answer) => {
    const user = setup();
    fakeApi({ 'POST /jobs': answer });
    const { toasts } = await renderIn(text.language, <JoinForm />);
    await fill(user);
    await send(user);
    await waitFor(() => expect(toasts).toContain(`error: ${text.error}`));
    expect(values()).toEqual(typed);
    expect(field('cv').files).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
