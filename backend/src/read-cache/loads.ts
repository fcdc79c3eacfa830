import { Injectable, Logger } from '@nestjs/common';
import type { IncomingMessage, RequestListener } from 'node:http';
import { newRequestId } from '../common/http/request-id';
import { ContentRevision } from '../database/content-revision';
import type { AnswerStore } from './answer-store';
import type { CachedRequest } from './cached-routes';
import { askApplication, type InnerAnswer } from './inner-request';
import { KeptAnswer } from './kept-answer';
import { RevisionWatch } from './revision-watch';

/** A read that cannot be answered from memory. */
export interface Asked {
  cached: CachedRequest;
  store: AnswerStore;
  request: IncomingMessage;
  application: RequestListener;
}

export type Outcome =
  | { kind: 'answer'; answer: KeptAnswer; stored: boolean }
  /** No success: for its own client only, in whose language it is. */
  | { kind: 'refusal'; refusal: InnerAnswer }
  /** Broken off, as too large files are. */
  | { kind: 'failed' };

interface Load {
  generation: number;
  outcome: Promise<Outcome>;
}

/**
 * After this an answer is read again though nobody has told of a change. Whoever writes to the
 * database by hand is noticed then.
 */
const TRUSTED_MS = 60_000;
/** For a picture that stands in for a better one, which is being made. */
const STANDS_IN_MS = 5_000;
const IMMUTABLE = /\bimmutable\b/;

/** Asks the application for what is not kept: once for all who ask for the same at the same time. */
@Injectable()
export class Loads {
  private readonly logger = new Logger('ReadCache');
  private readonly running = new Map<string, Load>();

  constructor(
    private readonly watch: RevisionWatch,
    private readonly content: ContentRevision,
  ) {}

  /** @returns what comes of it, and whether this request has begun it */
  join(asked: Asked): { outcome: Promise<Outcome>; isLeader: boolean } {
    const { key } = asked.cached;
    const generation = this.watch.changes;
    const running = this.running.get(key);
    // A load that began before a change may not see it, so nobody who comes after it joins.
    if (running?.generation === generation) return { outcome: running.outcome, isLeader: false };
    const outcome = this.load(asked, generation).catch((): Outcome => ({ kind: 'failed' }));
    const load: Load = { generation, outcome };
    this.running.set(key, load);
    void load.outcome.finally(() => {
      if (this.running.get(key) === load) this.running.delete(key);
    });
    return { outcome: load.outcome, isLeader: true };
  }

  private async load(asked: Asked, generation: number): Promise<Outcome> {
    const { cached, store, request, application } = asked;
    const isLast = () => generation === this.watch.changes;
    const loadedAt = Date.now();
    const headers = headersOf(request);
    const loaded = await askApplication(application, cached.target, headers, store.maxBytes);
    if (!loaded) return { kind: 'failed' };
    if (loaded.status !== 200) {
      // What is gone for certain is not shown once more when the database is away.
      if (isGone(loaded) && isLast()) store.delete(cached.key);
      return { kind: 'refusal', refusal: loaded };
    }

    const freshUntil = Date.now() + trustOf(cached, loaded);
    const answer = new KeptAnswer(loaded, { generation, loadedAt, freshUntil });
    const stored = isLast() && answer.size <= store.maxBytes;
    return { kind: 'answer', answer: stored ? this.keep(asked, answer) : answer, stored };
  }

  private keep({ cached: { key, kind }, store }: Asked, answer: KeptAnswer): KeptAnswer {
    const before = store.get(key);
    if (before?.isSameAs(answer)) {
      // Its compressed forms still stand.
      before.confirm(answer);
      return before;
    }
    store.set(key, answer);
    // Another answer in the same generation: somebody has changed the content and told nobody.
    if (kind !== 'pictures' && before?.generation === answer.generation) this.tellChange();
    return answer;
  }

  private tellChange(): void {
    this.content.changed().catch((error: unknown) => {
      this.logger.warn({ err: error }, 'a change that nobody had told of could not be told');
    });
  }
}

const isGone = ({ status }: InnerAnswer): boolean => status === 404 || status === 410;

/** What of a request the answer may depend on, and its id, under which the log has an error. */
function headersOf(request: IncomingMessage): Record<string, string> {
  const { accept, 'accept-language': language } = request.headers;
  return {
    'x-request-id': newRequestId(request),
    ...(accept !== undefined && { accept }),
    ...(language !== undefined && { 'accept-language': language }),
  };
}

function trustOf({ kind }: CachedRequest, { headers }: InnerAnswer): number {
  if (kind !== 'pictures') return TRUSTED_MS;
  const cacheControl = headers.find(([name]) => name === 'cache-control')?.[1] ?? '';
  return IMMUTABLE.test(cacheControl) ? TRUSTED_MS : STANDS_IN_MS;
}
