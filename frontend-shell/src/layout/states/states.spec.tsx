import { pageAddress } from '@manjara/platform';
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { BusyPage, ErrorPage, OfflinePage, RemoteUnavailable } from '..';
import { renderLayout } from '../testing/renderLayout';

const main = () => within(screen.getByRole('main'));

describe.each([
  ['ar', 'إعادة المحاولة', 'العودة إلى الرئيسية'],
  ['en', 'Try again', 'Back to home'],
] as const)('states in %s', (language, retry, home) => {
  it.each([
    ['RemoteUnavailable', RemoteUnavailable],
    ['ErrorPage', ErrorPage],
  ])('%s is announced, with a reload and a link home', async (_name, Component) => {
    await renderLayout(language, '/projects?search=oak', [{ path: '*', Component }]);
    expect(main().getByRole('alert')).toContainElement(main().getByRole('heading', { level: 1 }));
    expect(main().getByRole('link', { name: retry })).toHaveAttribute(
      'href',
      pageAddress('', '/projects?search=oak', language),
    );
    expect(main().getByRole('link', { name: home })).toHaveAttribute(
      'href',
      pageAddress('', '/', language),
    );
    expect(document.title).toBe(main().getByRole('heading', { level: 1 }).textContent);
  });
});

it.each([
  ['ar', 'طلبات كثيرة في وقت واحد'],
  ['en', 'Too many requests at once'],
] as const)('the page for a client over its limit explains it in %s', async (language, title) => {
  await renderLayout(language, '/projects?search=oak', [{ path: '*', Component: BusyPage }]);
  expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(main().getByRole('link')).toHaveAttribute('href', pageAddress('', '/', language));
});

it.each([
  ['ar', 'لا يوجد اتصال بالإنترنت'],
  ['en', 'You are offline'],
] as const)(
  'the offline page in %s reloads once the connection is back',
  async (language, title) => {
    const reload = jest.fn();
    await renderLayout(language, '/', [{ path: '*', element: <OfflinePage reload={reload} /> }]);
    expect(main().getByRole('alert')).toContainElement(
      main().getByRole('heading', { level: 1, name: title }),
    );
    expect(main().getByRole('link', { name: /966/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:/),
    );
    expect(reload).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it.each([
  ['ar', 'جارٍ تحميل الصفحة'],
  ['en', 'The page is loading'],
] as const)('says in %s that a page is on its way, if it takes long', async (language, loading) => {
  jest.useFakeTimers();
  const { router, container } = await renderLayout(language, '/', [
    { index: true, element: <h1>First</h1> },
    { path: 'slow', loader: () => new Promise(() => {}), element: <h1>Slow</h1> },
  ]);
  const said = () => container.querySelector('[aria-live="polite"]')?.textContent;
  await act(async () => void router.navigate('/slow'));
  act(() => jest.advanceTimersByTime(900));
  expect(said()).toBe('');
  act(() => jest.advanceTimersByTime(200));
  expect(said()).toBe(loading);
  expect(screen.getByRole('heading', { name: 'First' })).toBeVisible();
  jest.useRealTimers();
});
