import '@testing-library/jest-dom';
import { signIn, signOut } from '@manjara/platform';
import { screen } from '@testing-library/react';
import { renderLayout } from '../testing/renderLayout';
import { editAddress } from './edit-address';

const NAME = 'Edit this page';

afterEach(() => signOut());

it.each([
  ['/', null, '/dashboard/content/home'],
  ['/projects/سكني', null, '/dashboard/projects'],
  ['/project/villa', { project: { _id: '1' } }, '/dashboard/edit-project/1'],
  ['/project/unknown', { project: null }, undefined],
  ['/no-such-page', null, undefined],
])('%s is edited at its screen', (path, data, to) => {
  expect(editAddress(path, data)).toBe(to);
});

it('is shown on a public page to who is signed in, and to nobody else', async () => {
  const { unmount } = await renderLayout('en', '/about');
  expect(screen.queryByRole('link', { name: NAME })).not.toBeInTheDocument();
  unmount();
  signIn('token', false);
  await renderLayout('en', '/about');
  expect(await screen.findByRole('link', { name: NAME })).toHaveAttribute(
    'href',
    '/dashboard/content/about',
  );
});

it('is not on dashboard screens', async () => {
  signIn('token', false);
  await renderLayout('en', '/dashboard/projects');
  expect(screen.queryByRole('link', { name: NAME })).not.toBeInTheDocument();
});
