import type { Language } from '@manjara/contracts';
import type { Page } from '@playwright/test';

/** The canonical address of a page. */
export const addressOf = (site: string, path: string, language: Language): string => {
  if (language === 'ar') return site + path;
  return `${site}${path}${path.includes('?') ? '&' : '?'}lang=en`;
};

/** Metadata of server-rendered HTML, parsed by the browser; scripts in it do not run. */
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
