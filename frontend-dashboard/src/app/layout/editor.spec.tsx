import { screen, waitFor, within } from '@testing-library/react';
import { network } from '../../testing/network';
import { ADMIN, open } from '../../testing/render';

const EDITOR = { 'GET /admin/profile': { body: { ...ADMIN, role: 'editor' } } };
const CLOSED = ['messages', 'jobs', 'personal-data', 'site-settings', 'people', 'backups'];

const openAsEditor = (path: string) => open(path, { answers: EDITOR });

describe('an editor', () => {
  it('is shown no way to personal data, settings and people, and nothing of them is read', async () => {
    network.on('GET /content/home', { body: { heroImage: null, aboutImages: [] } });
    network.on('GET /content/about', { body: { images: [] } });
    network.on('GET /statistics', {
      body: { days: [{ day: '2026-11-01', visits: 0 }], projects: [] },
    });
    const { texts } = await openAsEditor('/dashboard/overview');
    const navigation = { name: texts.app.navigation };
    const nav = within(await screen.findByRole('navigation', navigation));
    await waitFor(() =>
      expect(nav.queryByRole('link', { name: texts.app.links.messages })).toBeNull(),
    );
    const shown = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const path of CLOSED) {
      expect(shown.filter((href) => href.startsWith(`/dashboard/${path}`))).toEqual([]);
    }
    expect(nav.queryByText(texts.app.groups.inbox)).toBeNull();
    expect(nav.getByRole('link', { name: texts.app.links.profile })).toBeVisible();
    expect(await screen.findByText(texts.overview.nothingWaits)).toBeVisible();
    for (const inbox of ['messages', 'jobs']) {
      expect(network.calls(`HEAD /${inbox}`)).toEqual([]);
    }
  });

  it.each(CLOSED)(
    'is told in words at /dashboard/%s, which asks the server nothing',
    async (path) => {
      localStorage.setItem('messages', '[{"name":"Huda"}]');
      const { texts } = await openAsEditor(`/dashboard/${path}`);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
        texts.app.ownerOnly.title,
      );
      expect(screen.getByText(texts.app.ownerOnly.text)).toBeVisible();
      expect(network.calls(`GET /${path}`)).toEqual([]);
      // What an owner has left in this browser.
      expect(localStorage.getItem('messages')).toBeNull();
    },
  );

  it('reads the role again where it has changed meanwhile', async () => {
    const refused = { statusCode: 403, error: 'owner_only', message: 'Only an owner.' };
    network.on('GET /people', { status: 403, body: refused });
    network.on('GET /invites', { status: 403, body: refused });
    jest.spyOn(console, 'error').mockImplementation();
    let reads = 0;
    const { texts } = await open('/dashboard/people', {
      answers: {
        'GET /admin/profile': () => ({ body: { ...ADMIN, role: reads++ ? 'editor' : 'owner' } }),
      },
    });
    expect(await screen.findByText(texts.app.ownerOnly.text)).toBeVisible();
  });
});
