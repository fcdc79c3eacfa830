import {
  type AdminProfile,
  DEFAULT_SITE_SETTINGS,
  FIRST_CATEGORIES,
  type Language,
} from '@manjara/contracts';
import {
  CategoriesContext,
  createI18n,
  LanguageProvider,
  NAMESPACE,
  setBrowserLanguage,
  signIn,
  SiteSettingsProvider,
  useSiteSettings,
} from '@manjara/platform';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadTexts } from '../app/texts/load-texts';
import { createRoutes } from '../app/routes';
import { network } from './network';

/** Without the shell's texts: it may be an older version that lacks some. */
const textsOf = async (language: Language) => {
  const texts = await loadTexts(language);
  return { i18n: await createI18n(language, texts), texts: texts.dashboard };
};
const loadTextsOfBoth = async () => ({ ar: await textsOf('ar'), en: await textsOf('en') });
let loading: ReturnType<typeof loadTextsOfBoth> | undefined;

function setPageLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  setBrowserLanguage(language);
}

/** Shows a setting as the shell's header and footer do. */
const SitePhone = () => <data hidden data-testid="site-phone" value={useSiteSettings().phone} />;

/** The URL of a public page as links write it in a language. */
export function onSite(address: string, language: Language): string {
  if (language === 'ar') return address;
  const [page = '', anchor] = address.split('#');
  const named = `${page}${page.includes('?') ? '&' : '?'}lang=${language}`;
  return anchor ? `${named}#${anchor}` : named;
}

export const ADMIN = {
  name: 'Huda Alharbi',
  email: 'admin@manjara.example',
  phone: '+966500000000',
  location: 'Jeddah',
  image: null,
  role: 'owner',
  secondFactor: null,
} satisfies AdminProfile as AdminProfile;

/** Sets responses to the requests of the layout, which every screen has. */
export function answerFrame(): void {
  network.on('GET /admin/profile', { body: ADMIN });
  network.on('GET /notifications', { body: { items: [], unseen: 0 } });
  for (const inbox of ['messages', 'jobs']) {
    network.on(`GET /${inbox}`, { body: [] });
    network.on(`HEAD /${inbox}`, { headers: { 'x-total-count': '0' } });
  }
}

export interface OpenOptions {
  language?: Language;
  /** Signs in first; true by default. */
  signedIn?: boolean;
  /** Additional responses; they override those of the layout. */
  answers?: Record<string, Parameters<typeof network.on>[1]>;
}

/** Opens a path of the dashboard; returns the texts, the router and a simulated user. */
export async function open(path: string, options: OpenOptions = {}) {
  const { language = 'en', signedIn = true, answers = {} } = options;
  const texts = await (loading ??= loadTextsOfBoth());
  setPageLanguage(language);
  if (signedIn) signIn('token-1', false);
  answerFrame();
  for (const [route, answer] of Object.entries(answers)) network.on(route, answer);
  const router = createMemoryRouter(
    [
      { path: '/dashboard', HydrateFallback: () => null, children: createRoutes() },
      { path: '*', element: <p>The public site</p> },
    ],
    { initialEntries: [path] },
  );

  let switchLanguage = async (_next: Language): Promise<void> => {};
  function Page() {
    const [current, setCurrent] = useState(language);
    const setLanguage = async (next: Language) => {
      setPageLanguage(next);
      setCurrent(next);
    };
    switchLanguage = setLanguage;
    return (
      <LanguageProvider i18n={texts[current].i18n} state={{ language: current, setLanguage }}>
        <CategoriesContext value={FIRST_CATEGORIES}>
          <SiteSettingsProvider settings={DEFAULT_SITE_SETTINGS}>
            <RouterProvider router={router} />
            <SitePhone />
          </SiteSettingsProvider>
        </CategoriesContext>
      </LanguageProvider>
    );
  }

  const view = await act(async () => render(<Page />));
  return {
    ...view,
    router,
    user: userEvent.setup({ applyAccept: false, delay: null }),
    t: texts[language].i18n.getFixedT(language, NAMESPACE),
    texts: texts[language].texts,
    /** Switches the page's language, as the header does. */
    switchTo: (next: Language) => act(() => switchLanguage(next)),
    go: (to: string) => act(() => router.navigate(to)),
    path: () => router.state.location.pathname + router.state.location.search,
  };
}
