import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

const { public: addresses } = JSON.parse(
  readFileSync(fromRoot('e2e/support/screens.json'), 'utf8'),
);

/** The pages that are measured, by name. */
export const PAGES = Object.keys(addresses);

/** The addresses of the pages in each language, as search engines and shared links have them. */
export function pagesOf(only, languages) {
  const unknown = only.filter((name) => !PAGES.includes(name));
  if (unknown.length > 0) throw new Error(`There is no page ${unknown}: ${PAGES.join(', ')}.`);
  return PAGES.filter((page) => only.length === 0 || only.includes(page)).flatMap((page) =>
    languages.map((language) => ({
      page,
      language,
      address: addresses[page] + (language === 'en' ? '?lang=en' : ''),
    })),
  );
}
