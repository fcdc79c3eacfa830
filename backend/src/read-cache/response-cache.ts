import { hasSeveralHosts } from '@manjara/contracts';
import { nameRoute } from '@manjara/observability';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { TlsTest } from '../common/http/security-headers';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import type { CacheLimits } from '../config/size-limits';
import { ContentRevision } from '../database/content-revision';
import { CacheEntry } from './cache-entry';
import { type CachedRequest, CachedRoutes } from './cached-routes';
import { captureResponse, withoutConditions } from './capture-response';
import { RevisionPoller } from './revision-poller';
import { sendEntry } from './send-entry';

const BYTES_PER_MB = 1_000_000;
const DAY_MS = 86_400_000;
const NAME = 'manjara-api';
const HIT = ['cache-status', `${NAME}; hit`];

/** The response for a request and for those that joined its load. */
interface Answer {
  entry: CacheEntry;
  /** As name, value, name, value. */
  headers: readonly string[];
}

interface Load {
  generation: number;
  /** Undefined when the response cannot be shared. */
  answer: Promise<Answer | undefined>;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  cached: CachedRequest;
  entries: LRUCache<string, CacheEntry>;
}

/**
 * Runs before Express and answers public reads from memory while they are up to date. While the
 * database is unreachable, it answers with cached entries marked as stale.
 */
@Injectable()
export class ResponseCache {
  private readonly entries: Partial<Record<keyof CacheLimits, LRUCache<string, CacheEntry>>> = {};
  private readonly loads = new Map<string, Load>();
  private application: RequestListener = () => {};
  private isOverTls: TlsTest = () => false;
  /** Requests for cacheable routes, by kind. */
  readonly counts = {
    data: { hit: 0, stale: 0, miss: 0 },
    pictures: { hit: 0, stale: 0, miss: 0 },
  } satisfies Record<keyof CacheLimits, object>;

  constructor(
    @Config() { cacheMb: { data, pictures } }: AppConfig,
    private readonly routes: CachedRoutes,
    private readonly poller: RevisionPoller,
    content: ContentRevision,
  ) {
    if (data > 0) this.entries.data = entriesOf(data);
    if (pictures > 0) this.entries.pictures = entriesOf(pictures);
    content.onChange(({ removes }) => this.drop(removes));
  }

  get sizes(): CacheLimits {
    const { data, pictures } = this.entries;
    return { data: data?.calculatedSize ?? 0, pictures: pictures?.calculatedSize ?? 0 };
  }

  /** Returns a listener that tries this cache first, then the application. */
  inFrontOf(application: RequestListener, isOverTls: TlsTest): RequestListener {
    this.routes.discover();
    this.application = application;
    this.isOverTls = isOverTls;
    return (request, response) => {
      const cached = isPlainRead(request) ? this.routes.match(request) : undefined;
      const entries = cached && this.entries[cached.kind];
      if (!entries) return application(request, response);
      nameRoute(request, cached.route);
      this.answer({ request, response, cached, entries });
    };
  }

  private answer(exchange: Exchange): void {
    const { cached, entries, request, response } = exchange;
    const counts = this.counts[cached.kind];
    const entry = entries.get(cached.key);
    if (entry && this.isFresh(entry)) {
      counts.hit++;
      this.send(exchange, { entry, headers: HIT });
      return;
    }
    const stale = this.poller.unreachable && this.staleAnswer(entry);
    if (stale) {
      counts.stale++;
      this.send(exchange, stale);
      return;
    }
    counts.miss++;
    const load = this.loads.get(cached.key);
    // Requests after a change must not join a load that began before it: it may have read old data.
    if (load?.generation === this.poller.generation) void this.join(load, exchange);
    // A HEAD response has no body to cache.
    else if (request.method === 'HEAD') this.application(request, response);
    else this.load(exchange);
  }

  private load(exchange: Exchange): void {
    const { request, response, cached, entries } = exchange;
    const { generation } = this.poller;
    const loadedAt = Date.now();
    const restoreConditions = withoutConditions(request);
    let settle: (answer: Answer | undefined) => void = () => {};
    const load: Load = { generation, answer: new Promise((resolve) => (settle = resolve)) };
    this.loads.set(cached.key, load);
    captureResponse(response, entries.maxEntrySize, (body) => {
      restoreConditions();
      if (this.loads.get(cached.key) === load) this.loads.delete(cached.key);
      const answer = body && this.answerOf(exchange, body, { generation, loadedAt });
      settle(answer);
      if (answer) {
        for (const name of response.getHeaderNames()) response.removeHeader(name);
        this.send(exchange, answer);
      } else if (body) response.end(body);
    });
    this.application(request, response);
  }

  private answerOf(
    { response, cached, entries }: Exchange,
    body: Buffer,
    validity: { generation: number; loadedAt: number },
  ): Answer | undefined {
    const before = entries.get(cached.key);
    const { statusCode } = response;
    if (statusCode >= 500) return this.staleAnswer(before);
    if (statusCode !== 200) {
      // Never serve a deleted entity stale.
      entries.delete(cached.key);
      return undefined;
    }
    const entry = new CacheEntry(response, body, validity);
    if (validity.generation === this.poller.generation) void this.store(cached.key, entries, entry);
    return { entry, headers: ['cache-status', `${NAME}; fwd=miss`] };
  }

  private async store(
    key: string,
    entries: LRUCache<string, CacheEntry>,
    entry: CacheEntry,
  ): Promise<void> {
    const before = entries.get(key);
    entries.set(key, entry);
    await entry.compress(before);
    // The LRU cache measures an entry only when it is set, so set it again with its Brotli body.
    if (entry.brotli && entries.delete(key)) entries.set(key, entry);
  }

  private async join(load: Load, exchange: Exchange): Promise<void> {
    const answer = await load.answer;
    const { request, response } = exchange;
    if (response.destroyed) return;
    if (answer) this.send(exchange, answer);
    else this.application(request, response);
  }

  private send({ request, response }: Exchange, { entry, headers }: Answer): void {
    sendEntry(request, response, entry, { extra: headers, isOverTls: this.isOverTls(request) });
  }

  private isFresh({ generation, freshUntil }: CacheEntry): boolean {
    const { poller } = this;
    return generation === poller.generation && !poller.unreachable && Date.now() < freshUntil;
  }

  /** For failures of the database or the application; entries older than a day are not used. */
  private staleAnswer(entry: CacheEntry | undefined): Answer | undefined {
    if (!entry) return undefined;
    const { generation, confirmedAt, unreachable } = this.poller;
    const knownAt =
      entry.generation === generation ? Math.max(entry.loadedAt, confirmedAt) : entry.loadedAt;
    const age = Math.max(0, Date.now() - knownAt);
    if (age > DAY_MS) return undefined;
    const seconds = String(Math.floor(age / 1_000));
    const reason = unreachable ? 'database-unreachable' : 'error';
    const status = `${NAME}; hit; ttl=-${seconds}; detail=${reason}`;
    return { entry, headers: ['cache-status', status, 'age', seconds] };
  }

  /** Never serve a deleted entity stale. */
  private drop(ids: readonly string[]): void {
    if (ids.length === 0) return;
    for (const [kind, entries] of Object.entries(this.entries)) {
      for (const [key, { identity }] of [...entries.entries()]) {
        const isMentioned = (id: string) =>
          key.includes(id) || (kind !== 'pictures' && identity.body.includes(id));
        if (ids.some(isMentioned)) entries.delete(key);
      }
    }
  }
}

function entriesOf(megabytes: number): LRUCache<string, CacheEntry> {
  const maxSize = Math.ceil(megabytes * BYTES_PER_MB);
  // A single response may use at most half of the memory.
  const maxEntrySize = Math.ceil(maxSize / 2);
  return new LRUCache({ maxSize, maxEntrySize, sizeCalculation: ({ size }) => size });
}

/** A read without body, credentials or range, with a single Host header. */
function isPlainRead(request: IncomingMessage): boolean {
  const { method, headers } = request;
  return (
    !hasSeveralHosts(request) &&
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    headers.range === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}
