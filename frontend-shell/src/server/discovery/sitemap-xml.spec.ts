/** @jest-environment jsdom */
import '../../../test/setup.cjs';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

const ORIGIN = 'https://manjara.example';

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const textsOf = (root: Document | Element, name: string) =>
  [...root.getElementsByTagName(name)].map(({ textContent }) => textContent);

it('lists every page in both languages, with its twins and the date of its change', () => {
  const path = { ar: '/projects/%D8%A7', en: "/projects/A'B?a=1&b=2" };
  const changedAt = '2026-03-09T22:30:00.000Z';
  const xml = sitemapXml(ORIGIN, [{ path, changedAt }, { path: '/about' }]);
  const [arabic, other, ...about] = [...parse(xml).getElementsByTagName('url')];
  const urls = [arabic!, other!];
  const english = `${ORIGIN}/projects/A'B?a=1&b=2&lang=en`;
  expect(urls.flatMap((url) => textsOf(url, 'loc'))).toEqual([
    `${ORIGIN}/projects/%D8%A7`,
    english,
  ]);
  for (const url of urls) {
    const links = [...url.getElementsByTagName('xhtml:link')];
    expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual(
      [
        ['ar', `${ORIGIN}/projects/%D8%A7`],
        ['en', english],
        ['x-default', `${ORIGIN}/projects/%D8%A7`],
      ],
    );
    expect(textsOf(url, 'lastmod')).toEqual([changedAt]);
  }
  expect(about.flatMap((url) => textsOf(url, 'lastmod'))).toEqual([]);
});

it('names the parts of a site that is too large for one file', () => {
  expect(textsOf(parse(sitemapIndexXml(ORIGIN, 2)), 'loc')).toEqual([
    `${ORIGIN}/sitemap-1.xml`,
    `${ORIGIN}/sitemap-2.xml`,
  ]);
});
