import { PRODUCT_CATEGORIES } from '@manjara/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, fakeApi, UNREACHABLE } from '../../testing/fake-api';
import { renderIn, switchTo } from '../../testing/render-page';
import { JoinForm } from './components/JoinForm';

const typed = {
  name: 'Salim Haddad',
  email: 'ask at the gate',
  job: 'Doors',
  message: 'Twelve years at the bench.',
};
type TextField = keyof typeof typed;
const FIELDS = [...(Object.keys(typed) as TextField[]), 'cv'] as const;
type Field = (typeof FIELDS)[number];

const cv = new File(['%PDF-1.4'], 'سيرة.pdf', { type: 'application/pdf' });
const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' });

const field = (name: Field) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
const values = () =>
  Object.fromEntries(Object.keys(typed).map((name) => [name, field(name as Field).value]));
const empty = { name: '', email: '', job: '', message: '' };

// The picker lets one type only through; people can still choose or drop another.
const setup = () => userEvent.setup({ applyAccept: false });
type User = ReturnType<typeof setup>;

async function fill(user: User, without?: Field) {
  for (const [name, value] of Object.entries(typed) as [TextField, string][]) {
    if (name === without) continue;
    if (name === 'job') await user.selectOptions(field('job'), value);
    else {
      await user.click(field(name));
      await user.paste(value);
    }
  }
  if (without !== 'cv') await user.upload(field('cv'), cv);
}

describe.each([
  {
    language: 'ar',
    submit: 'إرسال الطلب',
    labels: ['الاسم', 'البريد الإلكتروني', 'الوظيفة', 'الرسالة', 'السيرة الذاتية'],
    close: 'إغلاق',
    uploaded: 'تم رفع السيرة الذاتية..!',
    noPdf: 'يرجى رفع ملف PDF صالح.',
    sending: 'جارٍ إرسال الرسالة...',
    sent: 'تم إرسال الرسالة بنجاح!',
    thanks: 'شكرًا لك..! تم إرسال طلبك بنجاح.',
    error: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    fields: 'يرجى تعبئة جميع الحقول.',
    noCv: 'أرفق سيرتك الذاتية.',
    sentHalf: 'أُرسل ٥٠٪\u061c من ٢٫٥ ميجابايت',
    size: '٢٫٥ ميجابايت',
    again: /^يرجى اختيار سيرتك الذاتية من جديد/,
    unreached: /^تعذّر الاتصال/,
  },
  {
    language: 'en',
    submit: 'Send application',
    labels: ['Name', 'Email', 'Job', 'Message', 'CV'],
    close: 'Close',
    uploaded: 'CV has been uploaded..!',
    noPdf: 'Please upload a valid pdf file.',
    sending: 'Sending message...',
    sent: 'Message has been sent successfully!',
    thanks: 'Thank you..! Your request has been sent successfully.',
    error: 'Something went wrong. Please try again.',
    fields: 'Please fill out all fields.',
    noCv: 'Add your CV.',
    sentHalf: '50% of 2.5 MB sent',
    size: '2.5 MB',
    again: /^Please choose your CV again/,
    unreached: /^The connection failed/,
  },
] as const)('join form in $language', (text) => {
  const send = (user: User) => user.click(screen.getByRole('button', { name: text.submit }));

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

  it('says which file was chosen and how large it is, and how much of it is sent', async () => {
    const user = setup();
    let arrive = () => {};
    fakeApi({ 'POST /jobs': () => new Promise((resolve) => (arrive = () => resolve({}))) });
    await renderIn(text.language, <JoinForm />);
    await fill(user, 'cv');
    const large = new File([new Uint8Array(2_500_000)], 'large.pdf', { type: 'application/pdf' });
    await user.upload(field('cv'), large);
    expect(screen.getByText(text.size)).toBeVisible();
    expect(field('cv')).toHaveAccessibleDescription(expect.stringContaining('large.pdf'));
    expect(screen.queryByRole('progressbar')).toBeNull();
    await send(user);
    expect(screen.getByText(text.sentHalf)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveValue(0.5);
    await act(async () => arrive());
    expect(screen.queryByRole('progressbar')).toBeNull();
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

  it('asks for the CV again after a reload, in words, until there is one', async () => {
    const user = setup();
    const { unmount } = await renderIn(text.language, <JoinForm />);
    await fill(user);
    expect(screen.queryByText(text.again)).toBeNull();
    unmount();
    await renderIn(text.language, <JoinForm />);
    expect(screen.getByText(text.again)).toBeVisible();
    await user.upload(field('cv'), cv);
    expect(screen.queryByText(text.again)).toBeNull();
  });

  it('says that nothing was sent when there is no connection', async () => {
    const user = setup();
    fakeApi({ 'POST /jobs': UNREACHABLE });
    await renderIn(text.language, <JoinForm />);
    await fill(user);
    await send(user);
    expect(await screen.findByText(text.unreached)).toBeVisible();
  });

  it('keeps the confirmation until its button is pressed', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    fakeApi({ 'POST /jobs': {} });
    await renderIn(text.language, <JoinForm />);
    await fill(user);
    await send(user);
    await act(async () => {});
    act(() => jest.advanceTimersByTime(60_000));
    const dialog = screen.getByRole('dialog');
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

  it('says beside the CV that it is missing, until there is one', async () => {
    const user = setup();
    fakeApi({});
    await renderIn(text.language, <JoinForm />);
    await fill(user, 'cv');
    await send(user);
    expect(field('cv')).toHaveAccessibleDescription(expect.stringContaining(text.noCv));
    await user.upload(field('cv'), cv);
    expect(field('cv')).not.toHaveAccessibleDescription(expect.stringContaining(text.noCv));
    expect(screen.getByText(cv.name)).toBeVisible();
  });

  it('takes no file but a PDF', async () => {
    const user = setup();
    const { toasts } = await renderIn(text.language, <JoinForm />);
    await user.upload(field('cv'), cv);
    await user.upload(field('cv'), notes);
    expect(toasts).toEqual([`success: ${text.uploaded}`, `error: ${text.noPdf}`]);
    expect(field('cv').files).toHaveLength(0);
    expect(screen.queryByText(cv.name)).toBeNull();
    expect(field('cv')).toHaveAccessibleDescription(expect.stringContaining(text.noPdf));
  });

  it('says when the choice of a file was taken back', async () => {
    const { toasts } = await renderIn(text.language, <JoinForm />);
    fireEvent.change(field('cv'), { target: { files: [] } });
    await waitFor(() => expect(toasts).toEqual([`error: ${text.error}`]));
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

describe('what the API says', () => {
  const sentence = 'This PDF is protected by a password.';
  const send = async (answer: unknown) => {
    const user = setup();
    const requests = fakeApi({ 'POST /jobs': answer });
    await renderIn('en', <JoinForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    return { user, requests };
  };

  it.each([
    [
      'names the field',
      failure(422, { message: sentence, details: [{ field: 'cv', message: sentence }] }),
    ],
    ['is that the CV is too large', failure(413, { message: sentence })],
  ])('stands beside the CV when it %s', async (_, answer) => {
    const { user } = await send(answer);
    await waitFor(() =>
      expect(field('cv')).toHaveAccessibleDescription(expect.stringContaining(sentence)),
    );
    expect(field('cv')).toHaveFocus();
    await user.upload(field('cv'), new File(['%PDF-'], 'b.pdf', { type: 'application/pdf' }));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each([429, 503])('is shown when it is to come back later (%i)', async (status) => {
    await send(failure(status, { message: 'Please wait a minute.' }));
    expect(await screen.findByText('Please wait a minute.')).toBeVisible();
  });

  it('is put into other words once the language has changed', async () => {
    await send(failure(422, { details: [{ field: 'cv', message: sentence }] }));
    await waitFor(() =>
      expect(field('cv')).toHaveAccessibleDescription(expect.stringContaining(sentence)),
    );
    await switchTo('ar');
    expect(field('cv')).toHaveAccessibleDescription(
      expect.stringContaining('يرجى التحقّق من هذا الحقل ثم إعادة الإرسال.'),
    );
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it('is not waited for when the line falls silent', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    fakeApi({ 'POST /jobs': () => new Promise(() => {}) });
    const { toasts } = await renderIn('en', <JoinForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await act(async () => jest.advanceTimersByTime(59_000));
    expect(screen.getByRole('progressbar')).toBeVisible();
    await act(async () => jest.advanceTimersByTime(2_000));
    expect(toasts.at(-1)).toBe('error: Something went wrong. Please try again.');
    expect(values()).toEqual(typed);
    expect(field('cv').files).toHaveLength(1);
    jest.useRealTimers();
  });

  it('is asked for in the language of the page', async () => {
    const { requests } = await send({});
    expect(requests[0]!.headers.get('accept-language')).toBe('en');
  });
});

it('keeps what was entered when the language changes', async () => {
  const user = setup();
  await renderIn('en', <JoinForm />);
  await fill(user);
  await switchTo('ar');
  expect(values()).toEqual(typed);
  expect(field('cv').files).toHaveLength(1);
});

describe('draft', () => {
  const kept = { name: typed.name, email: typed.email, job: 'Doors', message: typed.message };

  it.each(['ar', 'en'] as const)(
    'survives a reload in %s, all but the CV and the trap',
    async (language) => {
      const user = setup();
      const { unmount } = await renderIn(language, <JoinForm />);
      await fill(user);
      fireEvent.input(document.querySelector('[name="website"]')!, {
        target: { value: 'https://spam.example' },
      });
      unmount();
      await renderIn(language, <JoinForm />);
      expect(values()).toEqual(kept);
      expect(field('cv').files).toHaveLength(0);
      expect(document.querySelector('[name="website"]')).toHaveValue('');
      expect(JSON.stringify({ ...window.sessionStorage })).not.toMatch(/spam|cv/);
    },
  );

  it('survives a failed request and a reload after it', async () => {
    const user = setup();
    fakeApi({ 'POST /jobs': failure(500) });
    const { unmount } = await renderIn('en', <JoinForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    unmount();
    await renderIn('en', <JoinForm />);
    expect(values()).toEqual(kept);
  });

  it('is forgotten once the application is sent', async () => {
    const user = setup();
    fakeApi({ 'POST /jobs': {} });
    const { unmount } = await renderIn('en', <JoinForm />);
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    await screen.findByRole('dialog');
    unmount();
    await renderIn('en', <JoinForm />);
    expect(values()).toEqual(empty);
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('trap for robots', () => {
  const trap = () => document.querySelector<HTMLInputElement>('[name="website"]')!;

  it('is sent when something has filled it', async () => {
    const user = setup();
    const requests = fakeApi({ 'POST /jobs': {} });
    await renderIn('en', <JoinForm />);
    await fill(user);
    trap().value = 'https://spam.example';
    await user.click(screen.getByRole('button', { name: 'Send application' }));
    expect(requests[0]!.body).toMatchObject({ website: 'https://spam.example' });
  });
});
