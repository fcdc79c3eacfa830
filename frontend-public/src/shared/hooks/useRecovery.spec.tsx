import { data, useLoaderData } from '@manjara/platform';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useRecovery } from './useRecovery';

function Page() {
  const { failed } = useLoaderData<{ failed: boolean }>();
  useRecovery(failed);
  return <p>{failed ? 'failed' : 'there'}</p>;
}
const loader = jest.fn();
const answers = (failed: boolean) => loader.mockImplementation(() => data({ failed }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
beforeEach(async () => {
  jest.useFakeTimers();
  answers(true);
  const router = createMemoryRouter([
    { path: '/', Component: Page, HydrateFallback: () => null, loader },
  ]);
  await act(async () => render(<RouterProvider router={router} />));
  loader.mockClear();
});
afterEach(() => jest.useRealTimers());

const hide = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });

it('a visible page without its content retries until it is loaded', async () => {
  await pass(9_999);
  expect(loader).not.toHaveBeenCalled();
  await pass(1);
  expect(loader).toHaveBeenCalledTimes(1);
  expect(screen.getByText('failed')).toBeVisible();
  hide(true);
  await pass(300_000);
  expect(loader).toHaveBeenCalledTimes(1);
  hide(false);
  answers(false);
  await pass(10_000);
  expect(screen.getByText('there')).toBeVisible();
  loader.mockClear();
  await pass(300_000);
  expect(loader).not.toHaveBeenCalled();
});
