import '@testing-library/jest-dom';
import type { ToastPresenter } from '@manjara/platform';
import '@manjara/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { createToastPresenter } from './toasts';

let present: ToastPresenter;
const shown = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const leaving = () => [...document.querySelectorAll('#toasts [data-in="false"]')];

beforeAll(() => act(() => void (present = createToastPresenter())));
afterEach(async () => {
  act(() => toast.dismiss());
  // A toast is removed after its last animation, which jsdom does not run.
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
    act(() => present.show('error', 'Nothing.', 'load'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Nothing.');
    expect(within(alert).getByRole('button', { name: close })).toBeVisible();
    expect(screen.getByRole('region', { name: label })).toContainElement(alert);
    expect(alert.classList.contains('Toastify__toast--rtl')).toBe(dir === 'rtl');
    // Screen readers would read its English label.
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

it('says the same thing once, and again after it was closed', async () => {
  const say = () => act(() => present.show('error', 'Nothing.', 'load'));
  say();
  await screen.findByRole('alert');
  say();
  expect(shown()).toEqual(['Nothing.']);
  fireEvent.click(screen.getByRole('button'));
  say();
  await waitFor(() => expect(shown()).toEqual(['Nothing.']));
});

it('replaces the toast of the same subject', async () => {
  act(() => present.show('error', 'Please fill out all fields.', 'form'));
  await screen.findByRole('alert');
  act(() => present.show('pending', 'Sending message...', 'form'));
  await waitFor(() => expect(shown()).toEqual(['Sending message...']));
  expect(within(screen.getByRole('alert')).queryByRole('button')).toBeNull();
  act(() => present.show('success', 'Message has been sent successfully!', 'form'));
  await waitFor(() => expect(shown()).toEqual(['Message has been sent successfully!']));
  expect(within(screen.getByRole('alert')).getByRole('button')).toBeVisible();
});

it('keeps toasts of other subjects', async () => {
  act(() => present.show('error', 'The picture is too large.', 'picture'));
  act(() => present.show('pending', 'Deleting one...', 'one'));
  act(() => present.show('pending', 'Deleting another...', 'another'));
  await waitFor(() =>
    expect(shown()).toEqual([
      'Deleting another...',
      'Deleting one...',
      'The picture is too large.',
    ]),
  );
  act(() => present.show('error', 'An error occurred while deleting.', 'one'));
  act(() => present.show('success', 'Deleted.', 'another'));
  await waitFor(() =>
    expect(shown()).toEqual([
      'Deleted.',
      'An error occurred while deleting.',
      'The picture is too large.',
    ]),
  );
});

it('are within the dialog that was opened last, outside of which everything is inert', async () => {
  act(() => present.show('error', 'Nothing.', 'load'));
  const [upper, lower] = [1, 2].map(() => document.createElement('dialog'));
  document.body.append(upper!, lower!);
  const isIn = (parent: Element) =>
    waitFor(() => expect(screen.getByRole('alert').closest('#toasts')?.parentNode).toBe(parent));
  lower!.showModal();
  await isIn(lower!);
  upper!.showModal();
  await isIn(upper!);
  // A page removes its dialog together with the toasts inside.
  upper!.close();
  upper!.remove();
  await isIn(lower!);
  lower!.close();
  await isIn(document.body);
  lower!.remove();
});
