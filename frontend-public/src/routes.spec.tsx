/** The public remote, rendered by the server and hydrated by the browser. */
import { type Language, LANGUAGE_TABLE } from '@manjara/contracts';
import { createI18n, LanguageProvider, setBrowserLanguage } from '@manjara/platform';
import { act } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { routes } from './routes';
import { aProduct, aProject, aSite } from './testing/factories';
import { mockApi } from './testing/network';
import { listenToToasts, textsOf } from './testing/render-page';

const PAGES = [
  ['/', 200],
  ['/about', 200],
  ['/projects', 200],
  ['/projects/Residential', 200],
  ['/projects/سكني', 200],
  ['/projects?category=Residential&category=تعليمي&search=oak', 200],
  [`/projects?project=${aProject(1)._id}`, 200],
  ['/projects?project=gone', 404],
  ['/project/project-1', 200],
  ['/project/gone', 404],
  ['/production', 200],
  [`/production?product=${aProduct(1)._id}`, 200],
  ['/production?product=gone', 404],
  ['/join', 200],
  ['/contact', 200],
  [`/contact?project=${aProject(1)._id}`, 200],
  ['/quote', 200],
  ['/nowhere/at/all', 404],
] as const;

const wrap = async (language: Language, page: React.ReactNode) => (
  <LanguageProvider
    i18n={await createI18n(language, textsOf(language))}
    state={{ language, setLanguage: async () => {} }}
  >
    {page}
  </LanguageProvider>
);

async function serverPage(address: string, language: Language) {
  document.documentElement.dir = LANGUAGE_TABLE[language].dir;
  const handler = createStaticHandler(routes);
  const request = new Request(`http://localhost${encodeURI(address)}`);
  const context = await handler.query(request, { requestContext: { language } });
  if (context instanceof Response) throw new Error('The page answers a bare response.');
  const router = createStaticRouter(handler.dataRoutes, context);
  const html = renderToString(
    await wrap(
      language,
      <StaticRouterProvider router={router} context={context} hydrate={false} />,
    ),
  );
  return { html, context };
}

describe.each(['ar', 'en'] as const)('public pages in %s', (language) => {
  let complaints: jest.SpyInstance;
  beforeEach(() => {
    complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
    listenToToasts();
    mockApi(aSite());
    setBrowserLanguage(language);
  });
  afterEach(() => complaints.mockRestore());

  it.each(PAGES)(
    '%s is whole in the HTML of the server (%i), and hydrates without a complaint',
    async (address, status) => {
      const { html, context } = await serverPage(address, language);
      expect(context.statusCode).toBe(status);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]+<\/title>/);
      // The Content-Security-Policy would block these; data blocks are not executed.
      expect(html).not.toMatch(/ style=|<style|<script(?! type="application\/ld\+json")/);
      const host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = html;
      const router = createMemoryRouter(routes, {
        initialEntries: [encodeURI(address)],
        hydrationData: context,
      });
      const ready = new Promise<void>((resolve) => {
        if (router.state.initialized) return resolve();
        router.subscribe((state) => state.initialized && resolve());
      });
      await ready;
      const onRecoverableError = jest.fn();
      const app = await wrap(language, <RouterProvider router={router} />);
      const root = await act(async () => hydrateRoot(host, app, { onRecoverableError }));
      expect(onRecoverableError).not.toHaveBeenCalled();
      expect(complaints).not.toHaveBeenCalled();
      await act(async () => root.unmount());
      host.remove();
    },
  );
});

it('names for every route the chunk that its page is put into', () => {
  const features = path.join(__dirname, 'features');
  const named = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\broutes?\.ts$/.test(file))
    .map((file) => readFileSync(path.join(features, file), 'utf8'))
    .flatMap((code) => [
      ...code.matchAll(/chunk: '([\w-]+)'[^]*?lazy: .*webpackChunkName: "([\w-]+)"/g),
    ]);
  expect(named).toHaveLength(routes.length);
  for (const [, chunk, imported] of named) expect(imported).toBe(chunk);
});
