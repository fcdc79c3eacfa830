import {
  DEFAULT_SITE_SETTINGS,
  FIRST_CATEGORIES,
  type Language,
  LANGUAGE_TABLE,
  type SiteSettings,
} from '@manjara/contracts';
import {
  addTexts,
  CategoriesContext,
  createI18n,
  type I18n,
  LanguageProvider,
  setBrowserLanguage,
  setToastPresenter,
  SiteSettingsContext,
  type Texts,
} from '@manjara/platform';
import { act, render as renderElement } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { routes } from '../routes';
import { allTexts } from './all-texts';

const ALL = { ar: allTexts('ar'), en: allTexts('en') };

/** All texts of the public remote, without the shell's: an older shell may lack some. */
export const textsOf = (language: Language): Texts => ALL[language];

/** Collects the texts of all toasts in order, including replaced ones, and their removals. */
export function listenToToasts(): string[] {
  const shown: string[] = [];
  setToastPresenter(async () => ({
    show: (type, message) => void shown.push(`${type}: ${message}`),
    dismiss: () => void shown.push('dismissed'),
  }));
  return shown;
}

let switchLanguage: (language: Language) => Promise<void>;

export const switchTo = (language: Language): Promise<void> => act(() => switchLanguage(language));

interface LanguagesProps {
  i18n: I18n;
  initial: Language;
  settings: Partial<SiteSettings>;
  children: ReactNode;
}

function Languages({ i18n, initial, settings, children }: LanguagesProps) {
  const [language, setCurrent] = useState(initial);
  switchLanguage = async (next) => {
    addTexts(i18n, next, textsOf(next));
    setBrowserLanguage(next);
    setCurrent(next);
  };
  return (
    <LanguageProvider i18n={i18n} state={{ language, setLanguage: switchLanguage }}>
      <CategoriesContext value={FIRST_CATEGORIES}>
        <SiteSettingsContext value={{ ...DEFAULT_SITE_SETTINGS, ...settings }}>
          {children}
        </SiteSettingsContext>
      </CategoriesContext>
    </LanguageProvider>
  );
}

async function render(
  shown: RouteObject[],
  path: string,
  language: Language,
  settings: Partial<SiteSettings> = {},
) {
  document.documentElement.dir = LANGUAGE_TABLE[language].dir;
  setBrowserLanguage(language);
  const toasts = listenToToasts();
  const i18n = await createI18n(language, textsOf(language));
  const router = createMemoryRouter(shown, { initialEntries: [path] });
  const view = await act(async () =>
    renderElement(
      <Languages i18n={i18n} initial={language} settings={settings}>
        <RouterProvider router={router} />
      </Languages>,
    ),
  );
  const address = () => router.state.location.pathname + router.state.location.search;
  return { ...view, toasts, address };
}

/** Opens a page of the site. */
export const renderPage = (path: string, language: Language, settings?: Partial<SiteSettings>) =>
  render([{ HydrateFallback: () => null, children: routes }], path, language, settings);

/** Renders an element as a page. */
export const renderIn = (language: Language, element: ReactNode) =>
  render([{ path: '*', element }], '/', language);
