import { DEFAULT_SITE_SETTINGS as SETTINGS, phoneLink } from '@manjara/contracts';
import { screen } from '@testing-library/react';
import { failure, mockApi } from './testing/network';
import { renderPage } from './testing/render-page';

const content = { contact: { mainText: 'Tell us' }, join: { mainText: 'Good hands' } };

describe.each([
  {
    path: '/contact',
    title: 'Tell us',
    form: 'Contact form',
    use: 'We use what you send to answer you, and for nothing else.',
    failed: 'Something went wrong. Please try again.',
  },
  {
    path: '/join',
    title: 'Good hands',
    form: 'Job application',
    use: 'We use your details and CV only to consider your application.',
    failed: 'Failed to fetch data. Please try again later.',
  },
])('$path', ({ path, title, form, use, failed }) => {
  it('shows the hero with the social profiles, and the form with what it is used for', async () => {
    mockApi({ '/content': content });
    await renderPage(path, 'en');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    const profile = screen.getByRole('link', { name: /LinkedIn/ });
    expect(profile).toHaveAttribute('href', SETTINGS.linkedin);
    expect(screen.getByRole('form', { name: form })).toHaveTextContent(use);
  });

  it('says when its texts cannot be loaded, and offers the form', async () => {
    mockApi({ '/content': failure(500) });
    const { toasts } = await renderPage(path, 'en');
    expect(toasts).toEqual([`error: ${failed}`]);
    expect(screen.getByRole('form', { name: form })).toBeVisible();
  });
});

it('the contact page tells how else to get in touch', async () => {
  mockApi({ '/content': content });
  await renderPage('/contact', 'en');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(SETTINGS.phone)).toBe(phoneLink(SETTINGS.phone));
  expect(href(SETTINGS.email)).toBe(`mailto:${SETTINGS.email}`);
  expect(screen.getByText(SETTINGS.address)).toBeVisible();
});
