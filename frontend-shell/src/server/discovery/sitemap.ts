import type { SitemapPage } from '@manjara/platform';
import { LRUCache } from 'lru-cache';
import type { Renderer } from '../rendering/renderer';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

/** About 1 MB per file, as files are built for each request. */
const PAGES_PER_FILE = 1_000;
/** Cache TTL of the remote's pages. */
const FRESH_MS = 30_000;

export const SITEMAP_PATH = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;

type Source = Pick<Renderer, 'sitemap'>;

/** The site's sitemaps, from the pages of the live public release. */
export class Sitemaps {
  readonly #pages = new LRUCache<Source, SitemapPage[], string>({
    max: 1,
    ttl: FRESH_MS,
    fetchMethod: (source, _stale, { context: requestId }) => source.sitemap(requestId),
  });

  /**
   * One file; null when the file does not exist.
   * @throws Error when the release cannot list its pages
   */
  async read(
    source: Source | undefined,
    { origin, pathname, requestId }: { origin: string; pathname: string; requestId: string },
  ): Promise<string | null> {
    const match = SITEMAP_PATH.exec(pathname);
    if (!match) return null;
    if (!source) throw new Error('No release has a sitemap.');
    const pages = await this.#pages.forceFetch(source, { context: requestId });
    const files = Math.ceil(pages.length / PAGES_PER_FILE);
    if (match[1] === undefined) {
      return files > 1 ? sitemapIndexXml(origin, files) : sitemapXml(origin, pages);
    }
    const part = Number(match[1]);
    if (files < 2 || part > files) return null;
    return sitemapXml(origin, pages.slice((part - 1) * PAGES_PER_FILE, part * PAGES_PER_FILE));
  }
}
