import { projectPath } from '@manjara/contracts';
import { pageAddress } from '@manjara/platform';
import { screen } from '@testing-library/react';
import { aHome, aProject, aSite } from './testing/factories';
import { mockApi } from './testing/network';
import { renderPage } from './testing/render-page';

const language = 'en';

it.each(['/join', '/contact', '/production', '/quote'])(
  'ends %s with the cover of a project, which leads to it',
  async (path) => {
    mockApi({ ...aSite(), '/products': [], '/projects': [aProject(1)] });
    await renderPage(path, language);
    const link = screen.getByRole('link', { name: 'Project 1' });
    const address = pageAddress('', projectPath(aProject(1), language), language);
    expect(link).toHaveAttribute('href', address);
    expect(link.querySelector('img[srcset]')).toHaveAttribute('loading', 'lazy');
  },
);

it.each(['/join', '/contact', '/production', '/quote'])(
  'leaves out the picture of %s where there are too few projects',
  async (path) => {
    mockApi({ ...aSite(), '/products': [], '/projects': [] });
    const { toasts } = await renderPage(path, language);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Project \d/ })).toBeNull();
    expect(toasts).toEqual([]);
  },
);

it.each([
  ['at dusk', { url: '/api/files/dusk', alt: 'At dusk', arAlt: '' }, 'At dusk'],
  ['in its only light', null, 'Room'],
])('ends the list of projects with the room of the home page %s', async (_, dusk, alt) => {
  const room = { url: '/api/files/room', alt: 'Room', arAlt: '' };
  const home = aHome({ heroImage: room, heroDuskImage: dusk });
  mockApi({ '/projects': [aProject(1)], '/content/home': home });
  await renderPage('/projects', language);
  expect(screen.getByRole('img', { name: alt })).toBeVisible();
});
