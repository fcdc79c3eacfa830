import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi } from '../../testing/network';
import { renderPage } from '../../testing/render-page';

it('a wrong address shows a message with links', async () => {
  mockApi({ '/projects': [] });
  const { address } = await renderPage('/wrong', 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'We could not find this page',
  );
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/?lang=en');
  const category = screen.getByRole('link', { name: 'Hospitality' });
  expect(category).toHaveAttribute('href', '/projects/Hospitality?lang=en');
  await userEvent.type(screen.getByRole('searchbox'), 'door{enter}');
  expect(address()).toBe('/projects?search=door&lang=en');
});
