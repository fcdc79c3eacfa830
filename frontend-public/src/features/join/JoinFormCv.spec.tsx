import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakeApi } from '../../testing/fake-api';
import { cv, field, fill, setup } from '../../testing/join-form';
import { renderIn } from '../../testing/render-page';
import { JoinForm } from './components/JoinForm';

const notes = new File(['notes'], 'notes.txt', { type: 'text/plain' });

describe.each([
  {
    language: 'ar',
    submit: 'إرسال الطلب',
    uploaded: 'تم رفع السيرة الذاتية..!',
    noPdf: 'يرجى رفع ملف PDF صالح.',
    error: 'حدث خطأ ما. يرجى المحاولة مرة أخرى.',
    noCv: 'أرفق سيرتك الذاتية.',
    sentHalf: 'أُرسل ٥٠٪\u061c من ٢٫٥ ميجابايت',
    size: '٢٫٥ ميجابايت',
    again: /^يرجى اختيار سيرتك الذاتية من جديد/,
  },
  {
    language: 'en',
    submit: 'Send application',
    uploaded: 'CV has been uploaded..!',
    noPdf: 'Please upload a valid pdf file.',
    error: 'Something went wrong. Please try again.',
    noCv: 'Add your CV.',
    sentHalf: '50% of 2.5 MB sent',
    size: '2.5 MB',
    again: /^Please choose your CV again/,
  },
] as const)('CV in $language', (text) => {
  const send = (user: UserEvent) => user.click(screen.getByRole('button', { name: text.submit }));

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
});
