import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dayPartEnd, type Language } from '@manjara/contracts';
import type { ApiHealth } from '../rendering/api-health';
import type { Rendered } from '../rendering/renderer';
import { TooManyPages } from './client-limit';
import type { PageAddress } from './page-address';
import { etagOf, type PageBody, pageBody } from './page-body';
import type { RevisionPoller, ApiStatus } from './revision-poller';

/** A page to send, with its Cache-Status (RFC 9211). */
export interface Served {
  page: Rendered;
  /** Absent if the page is not cached. */
  body?: PageBody;
  cacheStatus: string;
  /** Seconds since the page was last known to be current; only of pages that may be stale. */
  age?: number;
}

/** A page, and the API's health while its data was fetched. */
interface RenderedPage {
  page: Rendered;
  apiHealth: ApiHealth;
}

/** The name of the releases that a page is rendered with, and the function that renders it. */
export interface RenderRequest {
  release: string;
  render(): Promise<RenderedPage>;
}

interface Entry extends RenderedPage {
  /** Absent if the page must not be cached. */
  body?: PageBody;
  /** The releases and the content revision when rendering began. */
  version: string;
  /** Revision of the content in the page; null if unknown, or if the content was stale. */
  revision: string | null;
  /** Render again after this time even if the revision is the same (epoch ms). */
  freshUntil: number;
  /** When the page was last known to be current (epoch ms). */
  validAt: number;
}

interface Rendering {
  language: Language;
  request: RenderRequest;
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
/** Older pages are never served. */
const OLDEST_S = 24 * 3600;
/**
 * Rendered again after this time even without a reported change. By then the API's cache has
 * refetched its data and has reported the changes that it found.
 */
const TRUSTED_MS = 65_000;

/** Without a revision each rendering gets a unique version, because changes cannot be detected. */
const versionOf = (release: string, { away, revision }: ApiStatus): string =>
  `${release} ${away ? 'away' : (revision ?? randomUUID())}`;

/** Whether a page shows the current content. */
const isTrue = (entry: Entry, version: string, { away, stale }: ApiStatus): boolean =>
  !away &&
  !stale &&
  entry.revision !== null &&
  entry.version === version &&
  Date.now() < entry.freshUntil;

/** Whether the last check is too long ago; also true if the clock was set back since. */
const isDue = ({ validAt }: Entry): boolean => Math.abs(Date.now() - validAt) > TRUSTED_MS;

/**
 * Caches public pages: serves a page while content and releases are unchanged, coalesces renderings
 * of the same page, and serves the old page, marked as stale, when rendering fails or is slow.
 */
export class PageCache {
  /** Number of pages by cache result. */
  readonly counts = { hit: 0, stale: 0, miss: 0 };
  readonly #pages: LRUCache<string, Entry, Rendering>;

  /** `maxBytes` 0: nothing is cached. */
  constructor(
    private readonly maxBytes: number,
    private readonly poller: RevisionPoller,
  ) {
    this.#pages = new LRUCache<string, Entry, Rendering>({
      maxSize: Math.max(1, Math.floor(maxBytes)),
      // An oversized entry is never stored: pages without a body must not be.
      sizeCalculation: ({ body }, key) => (body ? body.size + 2 * key.length : maxBytes + 2),
      fetchMethod: (_key, _stale, { context }) => this.#render(context),
      // After the timeout a reader gets the old page; later ones get the new one.
      allowStaleOnFetchAbort: true,
      ignoreFetchAbort: true,
    });
  }

  get size(): number {
    return this.#pages.calculatedSize;
  }

  /**
   * A page that is cached and current; undefined: call `get`.
   * @param release the same as for `get`
   */
  hit(key: string, release: string): PageBody | undefined {
    const cached = this.#pages.get(key, { allowStale: true });
    const status = cached?.body && this.poller.current;
    if (!status || isDue(cached) || !isTrue(cached, versionOf(release, status), status)) {
      return undefined;
    }
    this.counts.hit += 1;
    return cached.body;
  }

  async get({ key, language, cacheable }: PageAddress, request: RenderRequest): Promise<Served> {
    for (;;) {
      const status = this.poller.current ?? (await this.poller.check());
      const version = versionOf(request.release, status);
      const cached = this.#pages.get(key, { allowStale: true });
      const isUsable = cached !== undefined && this.#ageOf(cached) <= OLDEST_S;
      const fallback = isUsable ? cached : undefined;
      const mayStore = cacheable && this.maxBytes > 0;
      const rendering: Rendering = { language, request, status, version, mayStore, fallback };
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
      // The entry was evicted, for instance because the cache is full.
      if (!made || made === cached) return this.#made((await this.#render(rendering))!, how);
      if (made.version === version) return this.#made(made, how);
      // Retry: a shared rendering started before the latest change.
    }
  }

  #fetch(key: string, context: Rendering): Promise<Entry | undefined> {
    const signal = context.fallback && AbortSignal.timeout(TIMEOUT_MS);
    return this.#pages.fetch(key, { context, forceRefresh: true, signal });
  }

  /** Seconds since the page was last known to be current. */
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

  #made({ page, body, apiHealth: { stale } }: Entry, how: string): Served {
    this.counts.miss += 1;
    const own = `manjara-shell; fwd=${how}${body ? '; stored' : ''}`;
    if (!stale) return { page, body, cacheStatus: own };
    return { page, body, cacheStatus: `${stale.cacheStatus}, ${own}`, age: stale.age };
  }

  /** Undefined if the older page is better. Does not reject then: the cache would ignore it. */
  async #render(rendering: Rendering): Promise<Entry | undefined> {
    const { language, request, status, version, mayStore, fallback } = rendering;
    const began = Date.now();
    const { settlesAt } = this.poller;
    let result: RenderedPage;
    try {
      result = await request.render();
    } catch (error) {
      if (fallback) return undefined;
      rendering.refused = error instanceof TooManyPages;
      throw error;
    }
    const { page, apiHealth } = result;
    const isBroken = apiHealth.failed || page.status >= 500 || ('html' in page && page.broken);
    if (fallback && (isBroken || apiHealth.stale)) return undefined;
    const entry: Entry = {
      page,
      apiHealth,
      version,
      revision: apiHealth.stale || status.stale ? null : status.revision,
      // The home page shows the light of the day.
      freshUntil: began < settlesAt ? settlesAt : dayPartEnd(began),
      validAt: began - (apiHealth.stale?.age ?? 0) * 1000,
    };
    if (!mayStore || isBroken || !('html' in page) || page.status !== 200) return entry;
    const isSame = fallback?.body?.etag === etagOf(page.html);
    return { ...entry, body: isSame ? fallback.body : await pageBody(page, language) };
  }
}
