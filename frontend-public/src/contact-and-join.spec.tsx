import {
  DEFAULT_SITE_SETTINGS as SETTINGS,
  NO_SITE_SETTINGS,
  phoneLink,
  whatsappLink,
} from '@manjara/contracts';
import { screen } from '@testing-library/react';
import { aSite } from './testing/factories';
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
  expect(href(`${SETTINGS.whatsapp} (opens in a new tab)`)).toBe(whatsappLink(SETTINGS.whatsapp));
  expect(href(SETTINGS.email)).toBe(`mailto:${SETTINGS.email}`);
  expect(screen.getByText(SETTINGS.address)).toBeVisible();
});

it('the lines of the settings are where they are said, and nowhere while they are empty', async () => {
  const lines = {
    arTrade: 'نجارة وأبواب',
    arProduction: 'ثلاثة خطوط.',
    arDelivery: 'جدة ومكة',
    arPromise: 'نردّ في يومه.',
  };
  const pages = {
    '/': 'arTrade',
    '/production': 'arProduction',
    '/contact': 'arDelivery',
  } as const;
  for (const [path, line] of Object.entries(pages)) {
    mockApi(aSite());
    const page = await renderPage(path, 'ar', lines);
    expect(screen.getByText(lines[line])).toBeVisible();
    if (path !== '/production') expect(screen.getByText(lines.arPromise)).toBeVisible();
    page.unmount();
    mockApi(aSite());
    const without = await renderPage(path, 'ar', NO_SITE_SETTINGS);
    expect(screen.queryByText(lines[line])).not.toBeInTheDocument();
    without.unmount();
  }
});
