import type { Language } from '@manjara/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createI18n, LanguageProvider } from './i18n';
import { useLocation, useSearchParams } from './router';

function Filter() {
  const { search } = useLocation();
  const [, setParams] = useSearchParams();
  const filter = () =>
    setParams((params) => {
      const next = new URLSearchParams(params);
      next.set('page', '2');
      return next;
    });
  return <button onClick={filter}>{search}</button>;
}

it.each([
  ['/dashboard/projects?lang=en', 'ar', '?page=2'],
  ['/dashboard/projects?lang=ar', 'en', '?lang=en&page=2'],
  ['/dashboard/projects', 'en', '?page=2'],
  ['/projects', 'en', '?page=2&lang=en'],
] as const)('a filter of %s, shown in %s, leads to %s', async (path, language, expected) => {
  const state = { language: language as Language, setLanguage: () => Promise.resolve() };
  const i18n = await createI18n(language, {});
  render(
    <LanguageProvider i18n={i18n} state={state}>
      <MemoryRouter initialEntries={[path]}>
        <Filter />
      </MemoryRouter>
    </LanguageProvider>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe(expected);
});
