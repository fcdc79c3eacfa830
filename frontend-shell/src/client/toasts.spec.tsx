import '@testing-library/jest-dom';
import type { ToastPresenter } from '@manjara/platform';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { createToastPresenter } from './toasts';

let present: ToastPresenter;
const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const leaving = () => [...document.querySelectorAll('#toasts [data-in="false"]')];

beforeAll(() => act(() => void (present = createToastPresenter())));
afterEach(async () => {
  act(() => toast.dismiss());
  // A toast goes once its last animation has ended, which is played by hand here.
  await waitFor(() => {
    leaving().forEach((each) => fireEvent.animationEnd(each));
    expect(document.querySelectorAll('#toasts [data-in]')).toHaveLength(0);
  });
});

const speak = (lang: string, dir: string) => Object.assign(document.documentElement, { lang, dir });

describe.each([
  ['ar', 'rtl', 'الإشعارات (Alt+T)', 'إغلاق الإشعار'],
  ['en', 'ltr', 'Notifications (Alt+T)', 'Close the notification'],
])('toasts in %s', (language, dir, label, close) => {
  beforeEach(() => speak(language, dir));

  it('are announced, and named in the language of the page', async () => {
    act(() => present.error('Nothing.'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing.');
    expect(within(alert).getByRole('button', { name: close })).toBeVisible();
    expect(screen.getByRole('region', { name: label })).toContainElement(alert);
    expect(alert.classList.contains('Toastify__toast--rtl')).toBe(dir === 'rtl');
    // It would be read out in English.
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

it('says the same thing once', async () => {
  act(() => present.error('Nothing.'));
  await screen.findByRole('alert');
  act(() => present.error('Nothing.'));
  expect(shown()).toEqual(['Nothing.']);
});

it('puts what is being done in the place of what was said before, and then how it ended', async () => {
  act(() => present.error('Please fill out all fields.'));
  await screen.findByRole('alert');
  let pending!: ReturnType<ToastPresenter['pending']>;
  act(() => void (pending = present.pending('Sending message...')));
  await waitFor(() => expect(shown()).toEqual(['Sending message...']));
  act(() => pending.success('Message has been sent successfully!'));
  await waitFor(() => expect(shown()).toEqual(['Message has been sent successfully!']));
  expect(within(screen.getByRole('alert')).getByRole('button')).toBeVisible();
});

it('keeps apart what is done at the same time', async () => {
  const pending: ReturnType<ToastPresenter['pending']>[] = [];
  act(() => void pending.push(present.pending('Deleting one...')));
  act(() => void pending.push(present.pending('Deleting another...')));
  await waitFor(() => expect(shown()).toEqual(['Deleting another...', 'Deleting one...']));
  act(() => pending[0]!.error('An error occurred while deleting.'));
  act(() => pending[1]!.success('Deleted.'));
  await waitFor(() => expect(shown()).toEqual(['Deleted.', 'An error occurred while deleting.']));
});
