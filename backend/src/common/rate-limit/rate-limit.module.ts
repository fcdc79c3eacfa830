import { type ExecutionContext, Injectable } from '@nestjs/common';
import { ThrottlerGuard, type ThrottlerLimitDetail, ThrottlerModule } from '@nestjs/throttler';
import type { AppConfig } from '../../config/app-config';
import { APP_CONFIG } from '../../config/config.module';
import { ApiError } from '../errors/api-error';
import { COMMON_ERRORS } from '../errors/common.errors';
import { DAY_MS } from '../durations';
import { rateLimitOptions } from './rate-limits';

/** Answers 429 beyond the limits of a route. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  protected override throwThrottlingException(
    _context: ExecutionContext,
    { timeToBlockExpire, ttl }: ThrottlerLimitDetail,
  ): Promise<void> {
    const definition = ttl >= DAY_MS ? COMMON_ERRORS.tooManyToday : COMMON_ERRORS.tooManyRequests;
    throw new ApiError(definition, { retryAfter: Math.max(1, timeToBlockExpire) });
  }
}

export const rateLimitModule = () =>
  ThrottlerModule.forRootAsync({
    inject: [APP_CONFIG],
    useFactory: (config: AppConfig) => rateLimitOptions(config),
  });
