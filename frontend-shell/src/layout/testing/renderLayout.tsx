import { DEFAULT_SITE_SETTINGS, FIRST_CATEGORIES, type Language } from '@manjara/contracts';
import {
  CategoriesContext,
  createI18n,
  LanguageProvider,
  type RouteObject,
  SiteSettingsProvider,
} from '@manjara/platform';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { withCategories } from '../../app/with-categories';
import { shellTexts } from '../../locales';
import { Layout } from '../Layout';
import { NavigationContext } from '../navigation';
import { NAVIGATION } from './navigation';

export async function renderLayout(
  language: Language,
  at = '/',
  pages: RouteObject[] = [{ path: '*', element: <h1>Page</h1> }],
  navigation = NAVIGATION,
  settings = DEFAULT_SITE_SETTINGS,
) {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const i18n = await createI18n(language, shellTexts(language));
  const setLanguage = jest.fn(async () => {});
  const router = createMemoryRouter([{ Component: Layout, children: pages }], {
    initialEntries: [at],
  });
  const view = await act(async () =>
    render(
      <LanguageProvider i18n={i18n} state={{ language, setLanguage }}>
        <SiteSettingsProvider settings={settings}>
          <CategoriesContext value={FIRST_CATEGORIES}>
            <NavigationContext value={withCategories(navigation, FIRST_CATEGORIES)}>
              <RouterProvider router={router} />
            </NavigationContext>
          </CategoriesContext>
        </SiteSettingsProvider>
      </LanguageProvider>,
    ),
  );
  return { ...view, router, setLanguage };
}
