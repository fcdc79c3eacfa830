import { hasSeveralHosts } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Counter } from 'prom-client';
import { DAY_MS } from '../common/durations';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import { ContentRevision } from '../database/content-revision';
import { CacheEntry } from './cache-entry';
import type { CacheKind } from './cached-read.decorator';
import { captureBody } from './capture-body';
import { EntryStore } from './entry-store';
import { RevisionPoller } from './revision-poller';

const NAME = 'manjara-api';
const HIT = { 'Cache-Status': `${NAME}; hit` };
/** Longer URLs are rare, and cache keys take memory. */
const MAX_URL = 2_000;

const reads = new Counter({
  name: 'manjara_read_cache_requests_total',
  help: 'Public reads answered from memory (hit), from memory out of date (stale), or not (miss).',
  labelNames: ['kind', 'result'],
});

/** The response for a request and for those that wait for its load. */
interface CachedResponse {
  entry: CacheEntry;
  headers: Record<string, string>;
}

interface PendingLoad {
  request: Request;
  generation: number;
  loadedAt: number;
  /** Undefined until it is known that the response may be cached. */
  kind: CacheKind | undefined;
  /** Resolves to undefined when the response cannot be shared. */
  result: Promise<CachedResponse | undefined>;
}

/**
 * Answers public reads from memory while they are up to date. While the database is unreachable, it
 * answers with cached entries marked as stale.
 */
@Injectable()
export class ResponseCache {
  private readonly store: EntryStore;
  /** By URL. */
  private readonly loads = new Map<string, PendingLoad>();

  constructor(
    @Config() { cacheMb }: AppConfig,
    private readonly poller: RevisionPoller,
    content: ContentRevision,
  ) {
    this.store = new EntryStore(cacheMb);
    // Never serve a deleted entity stale.
    content.onChange(({ removes }) => this.store.deleteMentions(removes));
  }

  /** Middleware that sends cached responses that are up to date, with all their headers. */
  readonly hits: RequestHandler = (request, response, next) => {
    const entry = isPlainRead(request) && this.store.find(request);
    if (!entry || !this.isFresh(entry)) return next();
    reads.inc({ kind: entry.load.kind, result: 'hit' });
    entry.send(request, response, HIT);
  };

  /** Middleware for all other reads; it comes after those that set headers of every response. */
  readonly misses: RequestHandler = (request, response, next) => {
    if (!isPlainRead(request)) return next();
    const entry = this.store.find(request);
    const stale = this.poller.unreachable && this.staleResponse(entry);
    if (stale) {
      reads.inc({ kind: stale.entry.load.kind, result: 'stale' });
      return stale.entry.send(request, response, stale.headers);
    }
    const load = this.loads.get(request.originalUrl);
    // Requests after a change must not join a load that began before it: it may have read old data.
    if (load?.generation === this.poller.generation) void this.join(load, request, response, next);
    // A HEAD response has no body to cache.
    else if (request.method === 'HEAD') next();
    else this.load(request, response, next, entry?.load.kind);
  };

  /** Called before the handler of a cached route: the response to this request may be shared. */
  share(request: Request, kind: CacheKind): void {
    const load = this.loads.get(request.originalUrl);
    if (load?.request !== request || !this.store.accepts(kind)) return;
    reads.inc({ kind, result: 'miss' });
    load.kind = kind;
    // The cache needs the whole response.
    delete request.headers['if-none-match'];
  }

  private load(
    request: Request,
    response: Response,
    next: NextFunction,
    kind: CacheKind | undefined,
  ): void {
    const { originalUrl: url, headers } = request;
    const condition = headers['if-none-match'];
    let resolve: (result: CachedResponse | undefined) => void = () => {};
    const load: PendingLoad = {
      request,
      generation: this.poller.generation,
      loadedAt: Date.now(),
      kind,
      result: new Promise((done) => (resolve = done)),
    };
    this.loads.set(url, load);
    const isWanted = (bytes: number) => this.store.accepts(load.kind, bytes);
    captureBody(response, isWanted, (body) => {
      if (condition !== undefined) headers['if-none-match'] = condition;
      if (this.loads.get(url) === load) this.loads.delete(url);
      const result = body && this.cache(load, response, body);
      resolve(result);
      if (result) result.entry.send(request, response, result.headers);
      else if (body) response.send(body);
    });
    next();
  }

  private cache(
    { request, kind, generation, loadedAt }: PendingLoad,
    response: Response,
    body: Buffer,
  ): CachedResponse | undefined {
    if (response.statusCode >= 500) return this.staleResponse(this.store.find(request));
    if (response.statusCode !== 200) {
      // Never serve a deleted entity stale.
      this.store.delete(request.originalUrl);
      return undefined;
    }
    if (!kind || response.get('Cache-Control')?.includes('no-store')) return undefined;
    const entry = new CacheEntry(request, response, body, { kind, generation, loadedAt });
    if (generation === this.poller.generation) this.store.add(request, entry);
    return { entry, headers: { 'Cache-Status': `${NAME}; fwd=miss` } };
  }

  private async join(
    load: PendingLoad,
    request: Request,
    response: Response,
    next: NextFunction,
  ): Promise<void> {
    const result = await load.result;
    if (response.destroyed) return;
    if (!result) return next();
    // The response is for other values of the headers in Vary.
    if (!result.entry.matches(request)) return void this.misses(request, response, next);
    reads.inc({ kind: result.entry.load.kind, result: 'miss' });
    result.entry.send(request, response, result.headers);
  }

  private isFresh({ load, freshUntil }: CacheEntry): boolean {
    const { poller } = this;
    return load.generation === poller.generation && !poller.unreachable && Date.now() < freshUntil;
  }

  /** For failures of the database or the application; entries older than a day are not used. */
  private staleResponse(entry: CacheEntry | undefined): CachedResponse | undefined {
    if (!entry) return undefined;
    const { generation, confirmedAt, unreachable } = this.poller;
    const { load } = entry;
    const knownAt =
      load.generation === generation ? Math.max(load.loadedAt, confirmedAt) : load.loadedAt;
    const age = Math.max(0, Date.now() - knownAt);
    if (age > DAY_MS) return undefined;
    const seconds = String(Math.floor(age / 1_000));
    const reason = unreachable ? 'database-unreachable' : 'error';
    const status = `${NAME}; hit; ttl=-${seconds}; detail=${reason}`;
    return { entry, headers: { 'Cache-Status': status, Age: seconds } };
  }
}

/** A read without body, credentials or range, for one host. */
function isPlainRead(request: Request): boolean {
  const { method, originalUrl, headers } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    originalUrl.length <= MAX_URL &&
    headers.authorization === undefined &&
    headers.range === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    !hasSeveralHosts(request)
  );
}
