import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { map, NEVER, type Observable, race, switchMap, timer } from 'rxjs';
import { ApiError } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import { CachedRead, type CacheKind } from './cached-read.decorator';
import { ResponseCache } from './response-cache';
import { RevisionPoller } from './revision-poller';

/** Long enough for a machine that is merely busy. */
const TIMEOUT_MS = 1_500;

/**
 * For routes with `CachedRead`: lets the cache have the response, and fails the request while the
 * database is unreachable, because the driver would wait for much longer.
 */
@Injectable()
export class CachedReadInterceptor implements NestInterceptor {
  constructor(
    private readonly cache: ResponseCache,
    private readonly poller: RevisionPoller,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const kind = this.reflector.get<CacheKind | undefined>(CachedRead, context.getHandler());
    if (!kind) return next.handle();
    this.cache.share(context.switchToHttp().getRequest<Request>(), kind);
    const outage = this.poller.outage.pipe(
      switchMap((isOut) => (isOut ? timer(TIMEOUT_MS) : NEVER)),
      map(() => {
        throw new ApiError(COMMON_ERRORS.unavailable);
      }),
    );
    return race(outage, next.handle());
  }
}
