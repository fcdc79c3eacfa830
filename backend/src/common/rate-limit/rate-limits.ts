import type { ExecutionContext } from '@nestjs/common';
import type { ThrottlerModuleOptions } from '@nestjs/throttler';
import type { AppConfig } from '../../config/app-config';

export const RATE_LIMITS = 'manjara:rate-limits';

/** What is counted: requests of one client, or attempts at one account. */
export type LimitedBy = 'login-client' | 'login-account' | 'form-client';

const MINUTE_MS = 60_000;

const appliesTo =
  (name: LimitedBy) =>
  (context: ExecutionContext): boolean =>
    (Reflect.getMetadata(RATE_LIMITS, context.getHandler()) as LimitedBy[] | undefined)?.includes(
      name,
    ) ?? false;

/** The account that a sign-in is aimed at, written in any case. */
function accountOf(request: Record<string, unknown>): string {
  const { email } = (request.body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email.trim().toLowerCase() : '';
}

export function rateLimitOptions({ rateLimits }: AppConfig): ThrottlerModuleOptions {
  const throttler = (name: LimitedBy, limit: number) => ({
    name,
    limit,
    ttl: MINUTE_MS,
    skipIf: (context: ExecutionContext) => !appliesTo(name)(context),
  });
  return {
    setHeaders: false,
    throttlers: [
      throttler('login-client', rateLimits.login),
      { ...throttler('login-account', rateLimits.login), getTracker: accountOf },
      throttler('form-client', rateLimits.forms),
    ],
  };
}
