import type { SitemapPage } from '@manjara/platform';
import type { Renderer } from '../rendering/renderer';
import { sitemapIndexXml, sitemapXml } from './sitemap-xml';

/** About 1 MB per file, as files are built for each request. */
const PAGES_PER_FILE = 1_000;
/** Cache TTL of the remote's pages. */
const FRESH_MS = 30_000;

const ADDRESS = /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/;

export const isSitemap = (pathname: string): boolean => ADDRESS.test(pathname);

type Source = Pick<Renderer, 'sitemap'>;

interface Known {
  source: Source;
  since: number;
  pages: Promise<SitemapPage[]>;
}

/** The site's sitemaps, from the pages of the live public release. */
export class Sitemaps {
  #known: Known | undefined;

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * One file; null when the file does not exist.
   * @throws Error when the release cannot list its pages
   */
  async read(
    source: Source | undefined,
    { origin, pathname, requestId }: { origin: string; pathname: string; requestId: string },
  ): Promise<string | null> {
    const match = ADDRESS.exec(pathname);
    if (!match) return null;
    const pages = await this.#pagesOf(source, requestId);
    const files = Math.ceil(pages.length / PAGES_PER_FILE);
    if (match[1] === undefined) {
      return files > 1 ? sitemapIndexXml(origin, files) : sitemapXml(origin, pages);
    }
    const part = Number(match[1]);
    if (files < 2 || part > files) return null;
    return sitemapXml(origin, pages.slice((part - 1) * PAGES_PER_FILE, part * PAGES_PER_FILE));
  }

  #pagesOf(source: Source | undefined, requestId: string): Promise<SitemapPage[]> {
    if (!source) return Promise.reject(new Error('No release knows its pages.'));
    const known = this.#known;
    if (known?.source === source && this.now() - known.since < FRESH_MS) return known.pages;
    const asked: Known = { source, since: this.now(), pages: source.sitemap(requestId) };
    this.#known = asked;
    asked.pages.catch(() => {
      if (this.#known === asked) this.#known = undefined;
    });
    return asked.pages;
  }
}
