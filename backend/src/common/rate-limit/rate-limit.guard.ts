import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail } from '@nestjs/throttler';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';

/** Counts the requests of the routes that have a limit, and answers 429 beyond it. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire }: ThrottlerLimitDetail,
  ): Promise<void> {
    throw new ApiError(COMMON_ERRORS.tooManyRequests, {
      headers: { 'Retry-After': String(Math.max(1, timeToBlockExpire)) },
    });
  }
}
