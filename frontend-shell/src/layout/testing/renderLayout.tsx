import type { Language } from '@manjara/contracts';
import { createI18n, LanguageProvider, type RouteObject } from '@manjara/platform';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { shellTexts } from '../../locales';
import { Layout } from '../Layout';

/** jsdom has none; the router makes one per navigation, of which loaders here read nothing. */
globalThis.Request ??= class {
  readonly method = 'GET';
  readonly url: string;
  readonly signal: AbortSignal | null | undefined;
  constructor(url: string, init?: RequestInit) {
    this.url = url;
    this.signal = init?.signal;
  }
} as unknown as typeof Request;

/** Renders the layout around a plain page, at an address, in a language. */
export async function renderLayout(
  language: Language,
  at = '/',
  pages: RouteObject[] = [{ path: '*', element: <h1>Page</h1> }],
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
        <RouterProvider router={router} />
      </LanguageProvider>,
    ),
  );
  return { ...view, router, setLanguage };
}
