import { act, render, screen } from '@testing-library/react';
import {
  createI18n,
  LanguageProvider,
  PLATFORM_VERSION,
  type RemoteModule,
  type RouteObject,
  pageAddress,
} from '@manjara/platform';
import type { Language } from '@manjara/contracts';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { shellTexts } from '../locales';
import { createRoutes, dashboardRoutes } from './routes';

const remote = (routes: RouteObject[]): RemoteModule => ({
  platform: PLATFORM_VERSION,
  version: '1.0.0',
  routes,
  texts: async () => ({}),
});
const pages: RouteObject[] = [
  { path: '/', element: <h1>front page</h1> },
  {
    path: '/broken',
    Component: () => {
      throw new Error('broken');
    },
  },
];

async function tree(path: string, language: Language, routes = createRoutes(pages)) {
  const i18n = await createI18n(language, shellTexts(language));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  return (
    <LanguageProvider i18n={i18n} state={{ language, setLanguage: async () => {} }}>
      <RouterProvider router={router} />
    </LanguageProvider>
  );
}

const withDashboard = async (module: Promise<RemoteModule>) =>
  createRoutes(pages, await dashboardRoutes(module));

describe.each(['ar', 'en'] as const)('the shell in %s', (language) => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    jest.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('mounts the dashboard’s routes without the public header, with the footer', async () => {
    const dashboard = remote([{ path: 'projects', element: <h1>table</h1> }]);
    const routes = await withDashboard(Promise.resolve(dashboard));
    const element = await tree('/dashboard/projects', language, routes);
    await act(async () => void render(element));
    expect(await screen.findByRole('heading', { name: 'table' })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  it('shows a message with a retry when the dashboard cannot be loaded', async () => {
    const routes = await withDashboard(Promise.reject(new Error('down')));
    const element = await tree('/dashboard', language, routes);
    await act(async () => void render(element));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).not.toBe('');
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      expect.arrayContaining(['/dashboard', pageAddress('', '/', language)]),
    );
  });

  it('shows a message when there is no public release', async () => {
    const element = await tree('/about', language, createRoutes('unavailable'));
    await act(async () => void render(element));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('contentinfo')).toBeTruthy();
  });

  it('keeps the frame around a page that throws', async () => {
    const element = await tree('/broken', language);
    await act(async () => void render(element));
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('banner')).toBeTruthy();
  });

  it('asks again for what a page shows once the connection is back', async () => {
    const loader = jest.fn(async () => null);
    const routes = createRoutes([{ path: '/', loader, element: <h1>front page</h1> }]);
    const element = await tree('/', language, routes);
    await act(async () => void render(element));
    expect(loader).toHaveBeenCalledTimes(1);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(loader).toHaveBeenCalledTimes(2);
  });
});
