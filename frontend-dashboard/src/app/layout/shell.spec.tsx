import { screen, waitFor, within } from '@testing-library/react';
import { first } from '../../testing/long-run';
import { network, refusal } from '../../testing/network';
import { ADMIN, open } from '../../testing/render';

beforeEach(() => network.on('GET /projects', { body: [], headers: { 'x-total-count': '0' } }));

const SCREENS = [
  'projects',
  'add-project',
  'products',
  'add-product',
  'reviews',
  'add-review',
  'add-partner',
  'messages',
  'jobs',
  'personal-data',
  'content/home',
  'content/about',
  'content/contact-join',
  'trash',
  'profile',
  'backups',
  'activity',
];

describe('the frame', () => {
  const sidebar = async (name: string) => screen.findByRole('navigation', { name });

  it('links to every screen and marks the current one', async () => {
    const { texts } = await open('/dashboard');
    const links = within(await sidebar(texts.app.navigation)).getAllByRole('link');
    const targets = links.map((link) => link.getAttribute('href'));
    expect(targets).toEqual(expect.arrayContaining(SCREENS.map((path) => `/dashboard/${path}`)));
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current).toEqual([screen.getAllByRole('link', { name: texts.projects.title })[0]]);
  });

  it('shows who is signed in', async () => {
    const image = { url: '/api/files/face' };
    const answers = { 'GET /admin/profile': { body: { ...ADMIN, image } } };
    const { texts } = await open('/dashboard/projects', { answers });
    const link = await screen.findByRole('link', { name: ADMIN.name });
    expect(link).toHaveAttribute('href', '/dashboard/profile');
    expect(link.querySelector('img')?.getAttribute('src')).toContain(image.url);
    expect(screen.getAllByRole('link', { name: texts.app.viewSite })[0]).toHaveAttribute(
      'href',
      '/?lang=en',
    );
  });

  it('opens all links in a drawer on phones, which closes when one is followed', async () => {
    const { user, texts, path } = await open('/dashboard/projects');
    await user.click(await screen.findByRole('button', { name: texts.app.menu }));
    const drawer = await screen.findByRole('dialog', { name: texts.app.menu });
    await user.click(within(drawer).getByRole('link', { name: texts.app.links.profile }));
    await waitFor(() => expect(path()).toBe('/dashboard/profile'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('changes the language in place', async () => {
    const { user, path } = await open('/dashboard/projects?search=oak');
    const other = 'العربية';
    await user.click(await screen.findByRole('link', { name: other }));
    const heading = 'المشاريع';
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(path()).toBe('/dashboard/projects?search=oak');
  });

  it('marks the table whose item is edited', async () => {
    const { texts } = await open('/dashboard/edit-project/1', {
      answers: { 'GET /projects/1': refusal(404, 'No such project.') },
    });
    const nav = within(await screen.findByRole('navigation', { name: texts.app.navigation }));
    const marked = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => link.textContent)).toEqual([texts.projects.title]);
  });

  it('shows a message for an unknown address', async () => {
    const { texts } = await open('/dashboard/no-such-screen');
    expect(await screen.findByText(texts.app.notFound.text)).toBeVisible();
  });
});

describe('without a sign-in', () => {
  const EDITED = ['edit-project/1', 'edit-product/1', 'edit-review/1'];

  it.each(first(4, ['', ...EDITED, ...SCREENS]))('/dashboard/%s leads to it', async (path) => {
    const { path: shown, texts } = await open(`/dashboard/${path}`, { signedIn: false });
    expect(await screen.findByRole('heading', { name: texts.auth.title })).toBeVisible();
    expect(shown()).toBe('/dashboard/login');
  });
});

describe('the unread badges', () => {
  const inbox = (unread: number) => ({ headers: { 'x-total-count': String(unread) } });

  it.each([
    ['Messages', 'messages', 3],
    ['Jobs', 'jobs', 2],
  ])('are shown beside %s', async (name, path, unread) => {
    const { texts } = await open('/dashboard/profile', {
      answers: { 'HEAD /messages': inbox(3), 'HEAD /jobs': inbox(2) },
    });
    const nav = await screen.findByRole('navigation', { name: texts.app.navigation });
    const link = await within(nav).findByRole('link', {
      name: new RegExp(`${name}.*${unread} unread`),
    });
    expect(link).toHaveAttribute('href', `/dashboard/${path}`);
  });

  it('are hidden when the server does not answer', async () => {
    const { texts } = await open('/dashboard/profile', {
      answers: { 'HEAD /messages': refusal(503, 'Not now.'), 'HEAD /jobs': inbox(2) },
    });
    const nav = await screen.findByRole('navigation', { name: texts.app.navigation });
    await within(nav).findByRole('link', { name: /Jobs.*2 unread/ });
    expect(network.calls('HEAD /messages')).toHaveLength(1);
    // The badges request counts, never a list.
    expect(network.calls('GET /messages')).toEqual([]);
    expect(within(nav).getByRole('link', { name: 'Messages' })).toBeVisible();
    expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
  });
});
