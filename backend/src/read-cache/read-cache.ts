import { TLS_ONLY } from '@manjara/contracts';
import { nameRoute } from '@manjara/observability';
import { Injectable, Logger } from '@nestjs/common';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import type { TlsTest } from '../common/http/security-headers';
import type { AppConfig } from '../config/app-config';
import { Config } from '../config/config.module';
import { ContentRevision } from '../database/content-revision';
import { AnswerStore } from './answer-store';
import { type CachedKind, type CachedRequest, CachedRoutes } from './cached-routes';
import { type Asked, Loads, type Outcome } from './loads';
import { KeptAnswer } from './kept-answer';
import { logRead } from './read-log';
import { refuse } from './refusals';
import { RevisionWatch } from './revision-watch';
import { relayAnswer, serveAnswer, wantedForm } from './serve-answer';

const NAME = 'manjara-api';
const HIT = ['cache-status', `${NAME}; hit`];
const TLS_HEADER = ['strict-transport-security', TLS_ONLY];
const DAY_MS = 86_400_000;
/** Of the memory for data: what requests of which there are very many have to themselves. */
export const RARE_PART = 1 / 4;
/** Of the rest; it makes half of the whole memory. */
const LARGEST_PART = 2 / 3;
/** How long who asks for what is not kept waits once the database is out of reach, in all. */
const PATIENCE_MS = 1_500;
/** The same when that was known before: the database may just have come back. */
const SHORT_PATIENCE_MS = 250;
const RETRY_AFTER_S = '5';

/** How often answers came from memory, as they are or out of date, and how often they did not. */
export type CacheCounts = Record<'hit' | 'stale' | 'miss', number>;

/**
 * Stands before the application and answers public reads from memory as long as they are true. While
 * nobody knows, because the database is out of reach, they are answered marked as stale.
 */
@Injectable()
export class ReadCache {
  private readonly logger = new Logger('ReadCache');
  private isOverTls: TlsTest = () => false;
  private readonly stores: Partial<Record<CachedKind, AnswerStore>> = {};
  /** Of the requests that may be answered from memory, by kind. */
  readonly counts: Readonly<Record<CachedKind, CacheCounts>> = {
    data: { hit: 0, stale: 0, miss: 0 },
    rare: { hit: 0, stale: 0, miss: 0 },
    pictures: { hit: 0, stale: 0, miss: 0 },
  };

  constructor(
    @Config() { cacheMb }: AppConfig,
    private readonly routes: CachedRoutes,
    private readonly watch: RevisionWatch,
    private readonly loads: Loads,
    content: ContentRevision,
  ) {
    const { data, pictures } = cacheMb;
    if (data > 0) {
      this.stores.data = new AnswerStore(data * (1 - RARE_PART), LARGEST_PART);
      this.stores.rare = new AnswerStore(data * RARE_PART);
    }
    if (pictures > 0) this.stores.pictures = new AnswerStore(pictures);
    content.onChange(({ removes }) => this.forget(removes));
  }

  /** Bytes kept, for each kind. */
  get sizes(): Record<CachedKind, number> {
    const { data, rare, pictures } = this.stores;
    return { data: data?.size ?? 0, rare: rare?.size ?? 0, pictures: pictures?.size ?? 0 };
  }

  /** What a server calls for each request: the application, and this before it. */
  before(application: RequestListener, isOverTls: TlsTest): RequestListener {
    this.routes.discover();
    this.isOverTls = isOverTls;
    return (request, response) => {
      const cached = isPlainRead(request) ? this.routes.match(request) : undefined;
      const store = cached && this.stores[cached.kind];
      if (!cached || !store) {
        application(request, response);
        return;
      }
      nameRoute(request, cached.route);
      const counts = this.counts[cached.kind];
      const kept = store.get(cached.key);
      if (kept && this.isTrue(kept)) {
        counts.hit += 1;
        this.hit(request, response, cached, store, kept);
      } else if (kept && this.watch.unreachable && this.isUsable(kept)) {
        counts.stale += 1;
        this.serveStale(request, response, kept);
      } else {
        const asked = { cached, store, request, application };
        this.obtain(asked, response).then(
          (how) => (counts[how] += 1),
          (error: unknown) => this.fail(error, asked, response),
        );
      }
    };
  }

  /** What was removed is not shown again, not even while the database is away. */
  private forget(ids: readonly string[]): void {
    const { data, rare, pictures } = this.stores;
    if (ids.length > 0) pictures?.dropNamed(new Set(ids));
    for (const id of ids) for (const store of [data, rare]) store?.dropMentions(id);
  }

  private isTrue({ generation, freshUntil }: KeptAnswer): boolean {
    const { watch } = this;
    return generation === watch.changes && !watch.unreachable && Date.now() < freshUntil;
  }

  private isUsable(answer: KeptAnswer): boolean {
    return Date.now() - this.confirmedAt(answer) < DAY_MS;
  }

  /** When an answer was last known to be true. */
  private confirmedAt({ generation, loadedAt }: KeptAnswer): number {
    const { watch } = this;
    return generation === watch.changes ? Math.max(loadedAt, watch.confirmedAt) : loadedAt;
  }

  private hit(
    request: IncomingMessage,
    response: ServerResponse,
    { key }: CachedRequest,
    store: AnswerStore,
    kept: KeptAnswer,
  ): void {
    const form = wantedForm(request, kept);
    serveAnswer(request, response, kept, this.withTls(request, HIT), form);
    logRead(request, response, 0);
    if (form !== 'identity' && kept.get(form) === undefined) store.prepare(key, kept, form);
  }

  private serveStale(request: IncomingMessage, response: ServerResponse, kept: KeptAnswer): void {
    const age = Math.max(0, Math.floor((Date.now() - this.confirmedAt(kept)) / 1_000));
    const reason = this.watch.unreachable ? 'database-unreachable' : 'error';
    const status = `${NAME}; hit; ttl=${-age}; detail=${reason}`;
    const own = ['cache-status', status, 'age', String(age)];
    serveAnswer(request, response, kept, this.withTls(request, own));
    logRead(request, response, 0);
  }

  /**
   * Answers what the application answers, unless that fails and something older is kept.
   * @returns which of the two it was
   */
  private async obtain(asked: Asked, response: ServerResponse): Promise<'miss' | 'stale'> {
    const { request, application, store, cached } = asked;
    const begun = Date.now();
    const kept = store.get(cached.key);
    const usable = kept && this.isUsable(kept) ? kept : undefined;
    const { outcome: loading, isLeader } = this.loads.join(asked);
    const outcome = await this.unlessLost(loading, usable ? 0 : PATIENCE_MS);
    if (response.destroyed) return 'miss';
    if (outcome === 'lost' || outcome.kind === 'failed') {
      // What was broken off, perhaps as too large, is the application's to answer while it can.
      if (usable && this.watch.unreachable) {
        this.serveStale(request, response, usable);
        return 'stale';
      }
      if (outcome === 'lost') refuse(request, unavailable());
      application(request, response);
      return 'miss';
    }
    if (outcome.kind === 'answer') {
      const status = [NAME, kept ? 'fwd=stale' : 'fwd=miss'];
      if (outcome.stored) status.push('stored');
      if (!isLeader) status.push('collapsed');
      const own = this.withTls(request, ['cache-status', status.join('; ')]);
      serveAnswer(request, response, outcome.answer, own);
      logRead(request, response, Date.now() - begun);
    } else if (outcome.refusal.status >= 500 && usable) {
      this.serveStale(request, response, usable);
      return 'stale';
    } else if (isLeader) {
      relayAnswer(request, response, outcome.refusal, this.withTls(request, []));
      logRead(request, response, Date.now() - begun);
    } else application(request, response);
    return 'miss';
  }

  private fail(error: unknown, { request, application }: Asked, response: ServerResponse): void {
    try {
      // Half an answer may be out: cutting it off is the only way left to say that it failed.
      if (response.headersSent) throw error;
      refuse(request, new ApiError(COMMON_ERRORS.unexpected, { cause: error }));
      application(request, response);
    } catch (reason) {
      this.logger.error({ err: reason }, 'a read was not answered');
      response.destroy(reason as Error);
    }
  }

  /** What is kept is the same for all, and does not say over what it comes. */
  private withTls(request: IncomingMessage, headers: readonly string[]): readonly string[] {
    return this.isOverTls(request) ? [...headers, ...TLS_HEADER] : headers;
  }

  /** Gives up on a load when the database is out of reach and `patience` is over. */
  private async unlessLost(loading: Promise<Outcome>, patience: number): Promise<Outcome | 'lost'> {
    const done = new AbortController();
    const { signal } = done;
    const wait = this.watch.unreachable ? Math.min(patience, SHORT_PATIENCE_MS) : patience;
    const losing = async (): Promise<'lost'> => {
      const patient = pause(wait, undefined, { signal });
      for (;;) {
        await Promise.all([this.watch.lost(signal), patient]);
        if (this.watch.unreachable) return 'lost';
      }
    };
    try {
      return await Promise.race([loading, losing()]);
    } finally {
      done.abort();
    }
  }
}

/** What changes nothing, brings no body and says nothing of who asks. */
function isPlainRead({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers.authorization === undefined &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined
  );
}

const unavailable = () =>
  new ApiError(COMMON_ERRORS.unavailable, { headers: { 'Retry-After': RETRY_AFTER_S } });
