import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { map, NEVER, type Observable, race, switchMap, timer } from 'rxjs';
import { ApiError, retryAfter } from '../common/errors/api-error';
import { COMMON_ERRORS } from '../common/errors/common.errors';
import { CACHED_READ } from './cached-read.decorator';
import { RevisionPoller } from './revision-poller';

/** A machine that is merely busy gets over it. */
const TIMEOUT_MS = 1_500;

/** Fails public reads while the database is unreachable: the driver would wait for much longer. */
@Injectable()
export class OutageInterceptor implements NestInterceptor {
  constructor(
    private readonly poller: RevisionPoller,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.reflector.get(CACHED_READ, context.getHandler())) return next.handle();
    const outage = this.poller.outage.pipe(
      switchMap((isOut) => (isOut ? timer(TIMEOUT_MS) : NEVER)),
      map(() => {
        throw new ApiError(COMMON_ERRORS.unavailable, retryAfter(5));
      }),
    );
    return race(outage, next.handle());
  }
}
