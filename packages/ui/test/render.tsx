import '@testing-library/jest-dom';
import type { Language } from '@manjara/contracts';
import { createI18n, LanguageProvider } from '@manjara/platform';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { uiTexts } from '../src/locales';

/** Renders an element with the texts, direction and router of a page in the language. */
export async function renderIn(
  language: Language,
  element: ReactElement,
  { at = '/', setLanguage = jest.fn(async () => {}) } = {},
) {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  const i18n = await createI18n(language, uiTexts(language));
  const wrap = (content: ReactElement) => (
    <MemoryRouter initialEntries={[at]}>
      <LanguageProvider i18n={i18n} state={{ language, setLanguage }}>
        {content}
      </LanguageProvider>
    </MemoryRouter>
  );
  const view = await act(async () => render(wrap(element)));
  return {
    ...view,
    setLanguage,
    update: (next: ReactElement) => view.rerender(wrap(next)),
  };
}
