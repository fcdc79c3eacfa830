import { setToastPresenter } from '@manjara/platform';
import { act, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useFailure } from './useFailure';

let failed = true;
function Page() {
  useFailure(failed, 'Failed to fetch data.');
  return null;
}

it('a failure is said for as long as the page has nothing to show', async () => {
  const said: string[] = [];
  setToastPresenter(async () => ({
    show: (type, message, id) => void said.push(`${id} ${type}: ${message}`),
    dismiss: (id) => void said.push(`${id} dismissed`),
  }));
  const router = createMemoryRouter([{ path: '/', Component: Page }]);
  const { rerender } = render(<RouterProvider router={router} />);
  await waitFor(() => expect(said).toEqual(['load error: Failed to fetch data.']));
  failed = false;
  await act(() => router.revalidate());
  rerender(<RouterProvider router={router} />);
  await waitFor(() => expect(said.at(-1)).toBe('load dismissed'));
});
