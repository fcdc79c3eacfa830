import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ApiHealth } from '../rendering/api-health';
import type { Rendered } from '../rendering/renderer';
import { TooManyPages } from './client-limit';
import type { PageAddress } from './page-address';
import { etagOf, type PageBody, pageBody } from './page-body';
import type { RevisionPoller, ApiStatus } from './revision-poller';

/** What a visitor gets, and what the cache says of it (RFC 9211). */
export interface Served {
  page: Rendered;
  /** The forms of a page that is cached. */
  body?: PageBody;
  cacheStatus: string;
  /** Seconds since the page was true for certain; of pages that may be out of date. */
  age?: number;
}

/** A page, and how the API answered while its data was fetched. */
interface RenderedPage {
  page: Rendered;
  heard: ApiHealth;
}

/** With which releases a page is rendered, by their name, and how. */
export interface Recipe {
  release: string;
  render(): Promise<RenderedPage>;
}

interface Entry extends RenderedPage {
  /** Absent where the page may not be shown to others. */
  body?: PageBody;
  /** The releases and the content that were known when its rendering began. */
  version: string;
  /** Of the content that it shows; null where that is not known, or was old already. */
  revision: string | null;
  /** When it is to be rendered once more although the revision is the same (epoch ms). */
  freshUntil: number;
  /** When it was known to be true for the last time (epoch ms). */
  validAt: number;
}

interface Rendering {
  recipe: Recipe;
  status: ApiStatus;
  version: string;
  mayStore: boolean;
  /** Older page to serve stale if rendering fails. */
  fallback: Entry | undefined;
  /** The client that started this rendering has reached its limit. */
  refused?: boolean;
}

export const HIT = 'manjara-shell; hit';
const TIMEOUT_MS = 2000;
/** A page older than this is not shown any more, whatever has happened. */
const OLDEST_S = 24 * 3600;
/**
 * After this a page is rendered once more although nobody has told of a change. By then the API
 * trusts none of the answers that the page was made of, reads them anew, and tells what it finds.
 */
const TRUSTED_MS = 65_000;

/** Each rendering has a version of its own where nobody can say whether the content has changed. */
const versionOf = (release: string, { away, revision }: ApiStatus): string =>
  `${release} ${away ? 'away' : (revision ?? randomUUID())}`;

/** Whether a page shows the content as it is. */
const isTrue = (entry: Entry, version: string, { away, stale }: ApiStatus): boolean =>
  !away &&
  !stale &&
  entry.revision !== null &&
  entry.version === version &&
  Date.now() < entry.freshUntil;

/** Whether it was looked up too long ago; also where the clock has been set back since. */
const isDue = ({ validAt }: Entry): boolean => Math.abs(Date.now() - validAt) > TRUSTED_MS;

/**
 * Caches the public pages: shows each while the content and the releases are those that it was
 * rendered with, renders it once for all who ask when they are not, and shows the old one, marked as
 * such, when a new one cannot be had or takes too long.
 */
export class PageCache {
  /** Pages that were shown as they were cached, out of date, or had to be rendered. */
  readonly counts = { hit: 0, stale: 0, miss: 0 };
  readonly #pages: LRUCache<string, Entry, Rendering>;

  /** `maxBytes` 0: nothing is cached. */
  constructor(
    private readonly maxBytes: number,
    private readonly poller: RevisionPoller,
  ) {
    this.#pages = new LRUCache<string, Entry, Rendering>({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      // What may not be stored is larger than all there is room for.
      sizeCalculation: ({ body }, key) => (body ? body.size + 2 * key.length : maxBytes + 2),
      fetchMethod: (_key, _stale, { context }) => this.#render(context),
      // After the timeout a reader gets the old page; later ones get the new one.
      allowStaleOnFetchAbort: true,
      ignoreFetchAbort: true,
    });
  }

  /** Bytes that all pages take. */
  get size(): number {
    return this.#pages.calculatedSize;
  }

  async get({ key, cacheable }: PageAddress, recipe: Recipe): Promise<Served> {
    for (;;) {
      const status = this.poller.current ?? (await this.poller.check());
      const version = versionOf(recipe.release, status);
      const cached = this.#pages.get(key, { allowStale: true });
      const isUsable = cached !== undefined && this.#ageOf(cached) <= OLDEST_S;
      const fallback = isUsable ? cached : undefined;
      const mayStore = cacheable && this.maxBytes > 0;
      const rendering: Rendering = { recipe, status, version, mayStore, fallback };
      if (cached && isTrue(cached, version, status)) {
        // Background refresh: its failures are logged elsewhere.
        if (isDue(cached)) void this.#fetch(key, rendering).catch(() => {});
        this.counts.hit += 1;
        return { page: cached.page, body: cached.body, cacheStatus: HIT };
      }
      if (fallback && (status.away || status.stale)) return this.#outdated(fallback);

      let made: Entry | undefined;
      try {
        made = await this.#fetch(key, rendering);
      } catch (error) {
        // Retry: the limit of another client, which started the shared rendering, was reached.
        if (error instanceof TooManyPages && !rendering.refused) continue;
        throw error;
      }
      if (fallback && (!made || made === fallback)) return this.#outdated(fallback);
      const how = cached ? 'stale' : 'uri-miss';
      // What went before it was dropped, for instance for lack of room.
      if (!made || made === cached) return this.#made((await this.#render(rendering))!, how);
      if (made.version === version) return this.#made(made, how);
      // Retry: a shared rendering started before the latest change.
    }
  }

  /** The page with this ETag, where it is known to be true and nothing else is to be done for it. */
  hit(key: string, release: string, etag: string): PageBody | undefined {
    const status = this.poller.current;
    const cached = status && this.#pages.get(key, { allowStale: true });
    if (!cached || isDue(cached) || cached.body?.etag !== etag) return undefined;
    if (!isTrue(cached, versionOf(release, status), status)) return undefined;
    this.counts.hit += 1;
    return cached.body;
  }

  #fetch(key: string, context: Rendering): Promise<Entry | undefined> {
    const signal = context.fallback && AbortSignal.timeout(TIMEOUT_MS);
    return this.#pages.fetch(key, { context, forceRefresh: true, signal });
  }

  /** Seconds since the page was what the content says. */
  #ageOf({ revision, validAt }: Entry): number {
    const { confirmed } = this.poller;
    const still = confirmed && confirmed.revision === revision ? confirmed.at : 0;
    return Math.max(1, Math.round((Date.now() - Math.max(validAt, still)) / 1000));
  }

  #outdated(entry: Entry): Served {
    this.counts.stale += 1;
    const age = this.#ageOf(entry);
    return { page: entry.page, body: entry.body, cacheStatus: `${HIT}; ttl=-${age}`, age };
  }

  #made({ page, body, heard: { stale } }: Entry, how: string): Served {
    this.counts.miss += 1;
    const own = `manjara-shell; fwd=${how}${body ? '; stored' : ''}`;
    if (!stale) return { page, body, cacheStatus: own };
    return { page, body, cacheStatus: `${stale.cacheStatus}, ${own}`, age: stale.age };
  }

  /** Undefined where the older page is better. Never rejects then: the cache would not notice. */
  async #render(rendering: Rendering): Promise<Entry | undefined> {
    const { recipe, status, version, mayStore, fallback } = rendering;
    const began = Date.now();
    const { settlesAt } = this.poller;
    let result: RenderedPage;
    try {
      result = await recipe.render();
    } catch (error) {
      if (fallback) return undefined;
      rendering.refused = error instanceof TooManyPages;
      throw error;
    }
    const { page, heard } = result;
    const isBroken = heard.failed || page.status >= 500 || ('html' in page && page.broken);
    if (fallback && (isBroken || heard.stale)) return undefined;
    const entry: Entry = {
      page,
      heard,
      version,
      revision: heard.stale || status.stale ? null : status.revision,
      freshUntil: began < settlesAt ? settlesAt : Infinity,
      validAt: began - (heard.stale?.age ?? 0) * 1000,
    };
    if (!mayStore || isBroken || !('html' in page) || page.status !== 200) return entry;
    const isSame = fallback?.body?.etag === etagOf(page.html);
    return { ...entry, body: isSame ? fallback.body : await pageBody(page) };
  }
}
