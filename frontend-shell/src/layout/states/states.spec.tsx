import { pageAddress } from '@manjara/platform';
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { DashboardSkeleton, ErrorPage, OfflinePage, PageSkeleton, RemoteUnavailable } from '..';
import { renderLayout } from '../testing/renderLayout';
import { StaticNotice } from './StaticNotice';

const main = () => within(screen.getByRole('main'));

describe.each([
  ['ar', 'إعادة المحاولة', 'العودة إلى الرئيسية', 'جارٍ تحميل الصفحة'],
  ['en', 'Try again', 'Back to home', 'The page is loading'],
] as const)('states in %s', (language, retry, home, loading) => {
  it.each([
    ['RemoteUnavailable', RemoteUnavailable],
    ['ErrorPage', ErrorPage],
  ])('%s is announced and leads on: the same page anew, or home', async (_name, Component) => {
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

  it.each([
    ['PageSkeleton', PageSkeleton],
    ['DashboardSkeleton', DashboardSkeleton],
  ])('%s says that something is coming', async (_name, Component) => {
    await renderLayout(language, '/', [{ path: '*', Component }]);
    expect(main().getByRole('status')).toHaveTextContent(loading);
  });
});

it.each([
  ['ar', 'لا يوجد اتصال بالإنترنت'],
  ['en', 'You are offline'],
] as const)(
  'the offline page in %s says so, and loads once the connection is back',
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

it('the static notice needs nothing but its texts', () => {
  render(<StaticNotice t={(key) => `«${key}»`} />);
  expect(screen.getByRole('status')).toHaveTextContent('«shell.states.static»');
  expect(screen.getByRole('button', { name: '«shell.states.reload»' })).toBeInTheDocument();
});

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

it('shows progress while the next page is on its way', async () => {
  let finish!: (value: null) => void;
  const loader = () => new Promise<null>((resolve) => (finish = resolve));
  const { router, container } = await renderLayout('en', '/', [
    { index: true, element: <h1>First</h1> },
    { path: 'slow', loader, element: <h1>Slow</h1> },
  ]);
  expect(container.querySelector('.bar[aria-hidden]')).toBeNull();
  await act(async () => void router.navigate('/slow'));
  expect(container.querySelector('.bar[aria-hidden]')).not.toBeNull();
  await act(async () => finish(null));
  expect(screen.getByRole('heading', { name: 'Slow' })).toBeInTheDocument();
  expect(container.querySelector('.bar[aria-hidden]')).toBeNull();
});
