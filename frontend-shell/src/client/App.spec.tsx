import '@testing-library/jest-dom';
import type { Language } from '@manjara/contracts';
import { createI18n, useLanguage } from '@manjara/platform';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { App } from './App';
import type { RemoteLoader } from './remotes';

const Shown = () => <p>{useLanguage().language}</p>;

const other = (language: Language): Language => (language === 'ar' ? 'en' : 'ar');

/** Opens a page that the server rendered in `came`; the test resolves the loading of texts. */
async function open(address: string, came: Language) {
  history.replaceState(null, '', address);
  const arrivals: Partial<Record<Language, () => void>> = {};
  const addTexts = (language: Language) =>
    new Promise<void>((resolve) => (arrivals[language] = resolve));
  const remotes = { addTexts, load: async () => ({}) } as unknown as RemoteLoader;
  const i18n = await createI18n(came);
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [address] });
  await act(async () =>
    render(
      <App i18n={i18n} initialLanguage={came} remotes={remotes} router={router}>
        <Shown />
      </App>,
    ),
  );
  return {
    router,
    arrive: (language: Language) => act(async () => arrivals[language]?.()),
  };
}

const stored = () => localStorage.getItem('lang');
const cookie = () => /(?:^|; )lang=(\w+)/.exec(document.cookie)?.[1];

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'lang=; path=/; max-age=0';
});

describe.each(['ar', 'en'] as const)('the stored language (%s)', (language) => {
  it.each(['?lang=', '?lang=ar-SA'])(
    'is not overwritten by an address with %s, and is shown',
    async (query) => {
      localStorage.setItem('lang', language);
      const { arrive } = await open(`/about${query}`, other(language));
      await arrive(language);
      expect([stored(), cookie()]).toEqual([language, language]);
      expect(screen.getByText(language)).toBeVisible();
    },
  );

  it('becomes the one that the address names', async () => {
    localStorage.setItem('lang', other(language));
    await open(`/about?lang=${language}`, language);
    expect([stored(), cookie()]).toEqual([language, language]);
  });
});

it('stores nothing for a visitor whose address names an unknown language', async () => {
  await open('/about?lang=xx', 'ar');
  expect([stored(), cookie()]).toEqual([null, undefined]);
});

it('turns to the language of an entry of the history when the router goes there, not when that is blocked', async () => {
  const { router, arrive } = await open('/about?lang=en', 'en');
  await act(() => router.navigate('/dashboard'));
  // The browser has already changed the URL when the router runs its blockers.
  history.replaceState(null, '', '/contact');
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));
  await arrive('ar');
  expect(screen.getByText('en')).toBeVisible();
  await act(() => router.navigate('/contact'));
  await act(() => router.navigate(-1));
  await act(() => router.navigate(1));
  await arrive('ar');
  expect(screen.getByText('ar')).toBeVisible();
});
