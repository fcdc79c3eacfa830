import type { Language } from '@manjara/contracts';
import type { Page } from '@playwright/test';

/** The address that search engines know a page under. */
export const addressOf = (site: string, path: string, language: Language): string => {
  if (language === 'ar') return site + path;
  return `${site}${path}${path.includes('?') ? '&' : '?'}lang=en`;
};

/** The HTML of the server, as the browser's own parser reads it; nothing in it runs. */
export async function readHead(page: Page, html: string) {
  return page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const read = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? '');
    const named = all('head meta[name], head meta[property]').map((meta) => [
      meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    return {
      title: document.head.querySelector('title')?.textContent ?? '',
      titles: all('head title').length,
      metaNames: named.map(([name]) => name),
      meta: Object.fromEntries(named) as Record<string, string>,
      canonical: read('head link[rel="canonical"]', 'href'),
      alternates: Object.fromEntries(
        all('head link[rel="alternate"]').map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ) as Record<string, string>,
      data: all('script[type="application/ld+json"]').map(
        (block) => JSON.parse(block.textContent ?? '') as Record<string, unknown>,
      ),
    };
  }, html);
}
