import { LANGUAGES } from '@manjara/contracts';
import { alternateAddresses, pageAddress, type SitemapPage } from '@manjara/platform';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
].join(' ');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? '');

function urlsOf(origin: string, { path, changedAt }: SitemapPage): string {
  const links = alternateAddresses(origin, path).map(
    ({ hrefLang, href }) =>
      `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escaped(href)}"/>`,
  );
  const date = changedAt === undefined ? [] : [`<lastmod>${escaped(changedAt)}</lastmod>`];
  const rest = [...date, ...links].join('\n');
  return LANGUAGES.map((language) => {
    const address = escaped(pageAddress(origin, path, language));
    return `<url>\n<loc>${address}</loc>\n${rest}\n</url>`;
  }).join('\n');
}

/** A sitemap of pages: each in every language, with its alternates. */
export const sitemapXml = (origin: string, pages: SitemapPage[]): string =>
  `${HEAD}<urlset ${NAMESPACES}>\n${pages.map((page) => urlsOf(origin, page)).join('\n')}\n</urlset>\n`;

/** Sitemap index, for a site too large for one sitemap. */
export function sitemapIndexXml(origin: string, count: number): string {
  const parts = Array.from(
    { length: count },
    (_, index) => `<sitemap><loc>${escaped(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${parts.join('\n')}\n</sitemapindex>\n`;
}
