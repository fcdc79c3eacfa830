import { DEFAULT_LANGUAGE, isDashboard, isLanguage, LANGUAGE_KEY } from '@manjara/contracts';
import {
  CategoriesContext,
  createI18n,
  getFromApi,
  NAMESPACE,
  setBrowserLanguage,
  SiteSettingsProvider,
} from '@manjara/platform';
import { startTransition, StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Document } from '../app/Document';
import { PAGE_CONTEXT_ID, type PageContext, type Remotes } from '../app/page-context';
import { NavigationContext } from '../layout';
import { App } from './App';
import { isFramed } from './framed';
import { applyLanguage, languageInAddress, nameLanguage, storedLanguage } from './language';
import { RemoteLoader } from './remotes';
import { createRoot, hydrateRoot } from './renderer';
import { createRouter } from './router';
import { loadShellTexts } from './shell-texts';
import { presentToasts } from './toasts-loader';

/** Page context in development, without the shell's server. */
async function developmentPage(): Promise<PageContext> {
  const asked = new URLSearchParams(location.search).get(LANGUAGE_KEY);
  const language = isLanguage(asked) ? asked : (storedLanguage() ?? DEFAULT_LANGUAGE);
  applyLanguage(language);
  // This form of the condition keeps the chunk out of the production build.
  if (process.env.NODE_ENV === 'development') {
    const { SVG_SPRITE } = await import('../app/svg-sprite');
    document.body.insertAdjacentHTML('beforeend', `<div hidden>${SVG_SPRITE}</div>`);
  }
  const remotes = (await (await fetch('/remotes.json')).json()) as Remotes;
  const texts = await loadShellTexts(language);
  return {
    language,
    texts,
    origin: location.origin,
    remotes,
    navigation: [],
    settings: await getFromApi('/site-settings'),
    categories: await getFromApi('/categories'),
    pages: {},
    styles: [],
    fonts: [],
    hydration: null,
  };
}

/** The bundler's runtime compares absolute URLs when it checks for loaded styles. */
function nameStylesAbsolutely(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    link.dataset.href = link.href;
  }
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    dataset.href = new URL(dataset.href!, location.href).href;
  }
}

/** Hydrates the page: language, remotes, router and the component tree. */
export async function start(): Promise<void> {
  const context = document.getElementById(PAGE_CONTEXT_ID)?.textContent;
  // In production every page comes from the server.
  const served = process.env.NODE_ENV !== 'development' || Boolean(context);
  const page = served ? (JSON.parse(context!) as PageContext) : await developmentPage();
  nameStylesAbsolutely();
  setBrowserLanguage(page.language);
  const chosen = storedLanguage() ?? page.language;
  // Before the router reads the address; not if the language is about to switch.
  if (!languageInAddress() && chosen === page.language) nameLanguage(page.language);
  presentToasts();
  const i18n = await createI18n(page.language, page.texts);
  const remotes = new RemoteLoader(page.remotes, i18n);
  if (isDashboard(location.pathname)) void remotes.load('dashboard');

  let router;
  let { navigation } = page;
  let preview;
  try {
    router = await createRouter(page, remotes);
    // This form of the condition keeps the chunk out of the production build.
    if (process.env.NODE_ENV === 'development' && !served) {
      const { withCategories } = await import('../app/with-categories');
      const own = (await (await remotes.load('public')).navigation?.()) ?? [];
      navigation = withCategories(own, page.categories);
    }
    // In one chunk with the toasts: each chunk adds its name and hash to the first page.
    if (isFramed()) preview = await import(/* webpackChunkName: "extras" */ './preview');
  } catch (error) {
    // The server's HTML stays: readable, with links that load pages.
    console.warn('The page is not interactive: its scripts failed.', error);
    // Show the deferred parts below the first screen, as no remote will.
    document.documentElement.dataset.laidOut = '';
    // The shell's files are usually available even if those of the remote are not.
    const notice = import(/* webpackChunkName: "extras" */ './static-notice');
    const translate = i18n.getFixedT(page.language, NAMESPACE);
    if (served) notice.then((it) => it.showStaticNotice(translate)).catch(() => {});
    return;
  }
  const app = (
    <App i18n={i18n} initialLanguage={page.language} remotes={remotes} router={router}>
      {served ? (
        <Document page={page}>
          <RouterProvider router={router} />
        </Document>
      ) : (
        <SiteSettingsProvider settings={page.settings}>
          <CategoriesContext value={page.categories}>
            <NavigationContext value={navigation}>
              <RouterProvider router={router} />
            </NavigationContext>
          </CategoriesContext>
        </SiteSettingsProvider>
      )}
    </App>
  );
  const tree = <StrictMode>{preview ? preview.inPreview(app, router, remotes) : app}</StrictMode>;
  if (served) startTransition(() => void hydrateRoot(document, tree));
  else createRoot(document.getElementById('root')!).render(tree);
}
