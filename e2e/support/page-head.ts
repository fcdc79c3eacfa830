import type { Language } from '@manjara/contracts';
import type { Page } from '@playwright/test';

/** The address that search engines know a page under. */
export const addressOf = (site: string, path: string, language: Language): string => {
  if (language === 'ar') return site + path;
  return `${site}${path}${path.includes('?') ? '&' : '?'}lang=en`;
};

/** What the HTML of the server says of itself, as the browser's own parser reads it; nothing in it runs. */
export async function readHead(page: Page, html: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const read = (selector: string, name: string) =>
      [...document.querySelectorAll(`head ${selector}`)].map(
        (element) => element.getAttribute(name) ?? '',
      );
    const languages = read('link[rel="alternate"]', 'hreflang');
    const alternates = read('link[rel="alternate"]', 'href');
    const named = read('meta[property]', 'property');
    const contents = read('meta[property]', 'content');
    const pairs = (keys: string[], values: string[]) =>
      Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']));
    return {
      titles: document.head.querySelectorAll('title').length,
      meta: pairs(named, contents),
      canonical: read('link[rel="canonical"]', 'href'),
      alternates: pairs(languages, alternates),
    };
  }, html);
}
