import type { ApiHealth } from '../rendering/api-health';
import type { Rendered } from '../rendering/renderer';
import type { PageAddress } from './page-address';
import { etagOf, type PageBody, pageBody } from './page-body';
import type { KeptPage, PageStore } from './page-store';
import type { RevisionWatch, Standing } from './revision-watch';

/** What a visitor gets, and what the cache says of it (RFC 9211). */
export interface Served {
  page: Rendered;
  /** The forms of a page that is kept. */
  body?: PageBody;
  cacheStatus: string;
  /** Seconds since the page was true for certain; of pages that may be out of date. */
  age?: number;
  /** It is shown as it was kept, and is known to be true. */
  isTrue?: boolean;
}

export interface KeeperOptions {
  store: PageStore;
  watch: RevisionWatch;
  /** Hears of pages that were kept. */
  onKept?(address: PageAddress, page: KeptPage): void;
  /** Milliseconds that a reader waits for a newer page when there is an older one. */
  patienceMs?: number;
}

/** How a page comes about: with which releases, by their name, and how it is rendered with them. */
export interface Recipe {
  release: string;
  render(): Promise<{ page: Rendered; heard: ApiHealth }>;
}

interface Flight {
  rendered: Rendered;
  body?: PageBody;
  heard: ApiHealth;
  stored: boolean;
}

const NAME = 'manjara-shell';
const HIT = `${NAME}; hit`;
const PATIENCE_MS = 2000;
/** A page older than this is not shown any more, whatever has happened. */
const OLDEST_MS = 24 * 3600 * 1000;
/**
 * After this a page is rendered once more although nobody has told of a change. By then the API
 * trusts none of the answers that the page was made of, reads them anew, and tells what it finds.
 */
const TRUSTED_MS = 65_000;

/**
 * Keeps the public pages: shows each while the content and the releases are those that it was
 * rendered with, renders it anew when they are not, and shows the old one, marked as such, when a
 * new one cannot be had.
 */
export class PageKeeper {
  /** Pages that were shown as they were kept, out of date, or had to be rendered. */
  readonly counts = { hit: 0, stale: 0, miss: 0 };
  readonly #flights = new Map<string, Promise<Flight>>();
  #turns = 0;

  constructor(private readonly options: KeeperOptions) {}

  async serve(address: PageAddress, recipe: Recipe): Promise<Served> {
    const { store, watch } = this.options;
    const kept = store.get(address);
    const standing = watch.standing ?? (await watch.confirm());
    if (!kept) return this.#made(await this.#fly(address, recipe, standing), 'fwd=uri-miss');

    if (kept.release === recipe.release && isTrue(kept, standing)) {
      this.counts.hit += 1;
      // Nobody waits for it, and why it fails has been logged.
      if (isDue(kept)) void this.#fly(address, recipe, standing).catch(() => {});
      return { page: pageOf(kept), body: kept.body, cacheStatus: HIT, isTrue: true };
    }
    const age = this.#ageOf(kept);
    const usable = age * 1000 <= OLDEST_MS;
    if (usable && (standing.away || standing.stale)) return this.#outdated(kept, age);

    const flight = this.#fly(address, recipe, standing);
    const made = await (usable ? this.#inTime(flight) : flight);
    return made ? this.#made(made, 'fwd=stale') : this.#outdated(kept, age);
  }

  /**
   * A page as it is kept, where that is still the text of this ETag, is known to be true, and
   * nothing else is to be done for it; undefined where it takes more than a look to say what is
   * shown.
   */
  shown(
    address: Pick<PageAddress, 'key' | 'queried'>,
    release: string,
    etag: string,
  ): PageBody | undefined {
    const { standing } = this.options.watch;
    const kept = standing && this.options.store.get(address);
    if (!kept || kept.release !== release || !isTrue(kept, standing) || isDue(kept)) {
      return undefined;
    }
    // Whoever is told undefined asks `serve`, which counts.
    if (kept.body.etag !== etag) return undefined;
    this.counts.hit += 1;
    return kept.body;
  }

  /** Seconds since the page was what the content says. */
  #ageOf({ revision, validAt }: KeptPage): number {
    const { confirmed } = this.options.watch;
    const still = confirmed && confirmed.revision === revision ? confirmed.at : 0;
    return Math.max(1, Math.round((Date.now() - Math.max(validAt, still)) / 1000));
  }

  /** The new page, if it is a good one and comes in time. */
  async #inTime(flight: Promise<Flight>): Promise<Flight | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), this.options.patienceMs ?? PATIENCE_MS);
    });
    const made = await Promise.race([flight.catch(() => null), late]);
    clearTimeout(timer);
    return made && !made.heard.failed && !made.heard.stale && made.rendered.status < 500
      ? made
      : null;
  }

  #outdated(kept: KeptPage, age: number): Served {
    this.counts.stale += 1;
    const cacheStatus = `${HIT}; ttl=-${age}`;
    return { page: pageOf(kept), body: kept.body, cacheStatus, age };
  }

  #made({ rendered, body, heard, stored }: Flight, how: string): Served {
    this.counts.miss += 1;
    const own = `${NAME}; ${how}${stored ? '; stored' : ''}`;
    if (!heard.stale) return { page: rendered, body, cacheStatus: own };
    const { cacheStatus, age } = heard.stale;
    return { page: rendered, body, cacheStatus: `${cacheStatus}, ${own}`, age };
  }

  /** Renders a page once for all who ask for it while the content is the same. */
  #fly(address: PageAddress, recipe: Recipe, standing: Standing): Promise<Flight> {
    const { away, revision } = standing;
    const content = away ? 'away' : revision;
    // Whoever comes after a change must not get what was begun before it.
    if (content === null) return this.#render(address, recipe, standing);
    const key = [recipe.release, content, address.key].join(' ');
    const begun = this.#flights.get(key);
    if (begun) return begun;
    const flight = this.#render(address, recipe, standing).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #render(
    address: PageAddress,
    { release, render }: Recipe,
    standing: Standing,
  ): Promise<Flight> {
    const [began, turn] = [Date.now(), ++this.#turns];
    const { settlesAt } = this.options.watch;
    const { page: rendered, heard } = await render();
    if ('html' in rendered && rendered.broken) heard.failed = true;
    const { store, onKept } = this.options;
    if (!address.keepable || 'redirect' in rendered || rendered.status !== 200 || heard.failed) {
      // What is gone for certain is not shown once more when the API is away.
      if (rendered.status < 500 && !heard.failed && !heard.stale) store.delete(address);
      return { rendered, heard, stored: false };
    }
    const before = store.get(address);
    const isSame = before?.body.etag === etagOf(rendered.html);
    const body = isSame ? before.body : await pageBody(rendered);
    const page: KeptPage = {
      body,
      turn,
      release,
      revision: heard.stale || standing.stale ? null : standing.revision,
      freshUntil: began < settlesAt ? settlesAt : null,
      validAt: began - (heard.stale?.age ?? 0) * 1000,
    };
    const stored = store.set(address, page);
    if (stored && !(isSame && isSameState(before, page))) onKept?.(address, page);
    return { rendered, body, heard, stored };
  }
}

/** Whether a page shows the content as it is. */
const isTrue = (kept: KeptPage, { away, stale, revision }: Standing): boolean =>
  !away &&
  !stale &&
  revision !== null &&
  kept.revision === revision &&
  (kept.freshUntil === null || Date.now() < kept.freshUntil);

/** Whether it was looked up too long ago; also where the clock has been set back since. */
const isDue = ({ validAt }: KeptPage): boolean => Math.abs(Date.now() - validAt) > TRUSTED_MS;

/** Whether a page stands for the same state of things as another one. */
const isSameState = (one: KeptPage, other: KeptPage): boolean =>
  one.revision === other.revision &&
  one.release === other.release &&
  one.freshUntil === other.freshUntil;

const pageOf = ({ body: { html, styles } }: KeptPage): Rendered => ({
  html,
  styles,
  status: 200,
  preloads: '',
});
