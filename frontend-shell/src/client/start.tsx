import { DEFAULT_LANGUAGE, isDashboard, isLanguage, LANGUAGE_KEY } from '@manjara/contracts';
import {
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

/** Without the shell's server (development) the remotes' addresses come from a file. */
async function developmentPage(): Promise<PageContext> {
  const asked = new URLSearchParams(location.search).get(LANGUAGE_KEY);
  const language = isLanguage(asked) ? asked : (storedLanguage() ?? DEFAULT_LANGUAGE);
  applyLanguage(language);
  // Asked in this way, the production build makes no chunk of it.
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
    styles: [],
    fonts: [],
    hydration: null,
  };
}

/** The bundler's runtime looks for styles by absolute address before it adds its own. */
function nameStylesAbsolutely(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    link.dataset.href = link.href;
  }
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-href]')) {
    dataset.href = new URL(dataset.href!, location.href).href;
  }
}

/** Brings the page to life: language, remotes, router, and the tree over the server's document. */
export async function start(): Promise<void> {
  const context = document.getElementById(PAGE_CONTEXT_ID)?.textContent;
  // Elsewhere than in development every page comes from the server.
  const served = process.env.NODE_ENV !== 'development' || Boolean(context);
  const page = served ? (JSON.parse(context!) as PageContext) : await developmentPage();
  nameStylesAbsolutely();
  setBrowserLanguage(page.language);
  const chosen = storedLanguage() ?? page.language;
  // Before the router reads the address; where the two differ, the page is about to be turned.
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
    if (!served) navigation = (await (await remotes.load('public')).navigation?.()) ?? [];
    // In one chunk with the toasts: the first page pays for the name and the hash of every chunk.
    if (isFramed()) preview = await import(/* webpackChunkName: "extras" */ './preview');
  } catch (error) {
    // The page came as HTML and stays as it is: readable, with links that really navigate.
    console.warn('The page stays static.', error);
    // The remote will not lay out what it defers below the first screen.
    document.documentElement.dataset.laidOut = '';
    // The shell's own files can be had, as a rule, when those of the remote cannot.
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
          <NavigationContext value={navigation}>
            <RouterProvider router={router} />
          </NavigationContext>
        </SiteSettingsProvider>
      )}
    </App>
  );
  const tree = <StrictMode>{preview ? preview.inPreview(app, router, remotes) : app}</StrictMode>;
  if (served) startTransition(() => void hydrateRoot(document, tree));
  else createRoot(document.getElementById('root')!).render(tree);
}
