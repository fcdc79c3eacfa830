import type { ExecutionContext } from '@nestjs/common';
import type { ThrottlerModuleOptions } from '@nestjs/throttler';
import type { Request } from 'express';
import type { AppConfig } from '../../config/app-config';
import { DAY_MS, MINUTE_MS } from '../durations';
import { accountName, KnownDevices } from './known-devices';

export const RATE_LIMIT = 'manjara:rate-limit';

/** The counters of a route: requests of one client, or attempts at one account. */
type LimitedBy =
  | 'secret-client'
  | 'secret-account'
  | 'form-client'
  | 'application-client'
  | 'search-client'
  | 'upload-client'
  | 'view-client'
  | 'test-client';

export interface RateLimit {
  by: readonly LimitedBy[];
  /** Which requests count; all by default. */
  when?: (request: Request) => boolean;
}

/** A hundred pictures may be selected at once, and each may be retried once. */
const UPLOADS = 200;
/** More page views per minute than any visitor needs. */
const VIEWS = 120;
/** A person typing into a search box sends about one request per second. */
const SEARCHES = 120;
/** Enough to try another mail server's settings. */
const TESTS = 10;

export const bodyOf = ({ body }: { body?: unknown }): Record<string, unknown> =>
  (body ?? {}) as Record<string, unknown>;

const appliesTo =
  (name: LimitedBy) =>
  (context: ExecutionContext): boolean => {
    const limit = Reflect.getMetadata(RATE_LIMIT, context.getHandler()) as RateLimit | undefined;
    if (!limit?.by.includes(name)) return false;
    return limit.when?.(context.switchToHttp().getRequest<Request>()) ?? true;
  };

/**
 * The account of an attempt: the signed-in admin's, else the one in the body. A known device of
 * that account has its own counter.
 */
const accountBy =
  (devices: KnownDevices) =>
  (_request: object, context: ExecutionContext): string => {
    const request = context.switchToHttp().getRequest<Request>();
    const { adminId } = (request.user ?? {}) as { adminId?: string };
    if (adminId !== undefined) return adminId;
    const { email } = bodyOf(request);
    if (typeof email !== 'string') return '';
    const device = devices.nameOf(email, request);
    return device === undefined ? accountName(email) : `device ${device}`;
  };

export function rateLimitOptions(config: AppConfig): ThrottlerModuleOptions {
  const { rateLimits, trustProxy } = config;
  const throttler = (name: LimitedBy, limit: number) => ({
    name,
    limit,
    ttl: MINUTE_MS,
    skipIf: (context: ExecutionContext) => !appliesTo(name)(context),
  });
  return {
    setHeaders: false,
    throttlers: [
      throttler('secret-client', rateLimits.login),
      {
        ...throttler('secret-account', rateLimits.login),
        getTracker: accountBy(new KnownDevices(config)),
      },
      throttler('form-client', rateLimits.forms),
      { ...throttler('application-client', rateLimits.applicationsADay), ttl: DAY_MS },
      {
        ...throttler('search-client', SEARCHES),
        skipIf: (context) => {
          // Behind a proxy, a request without X-Forwarded-For comes from the shell, which renders
          // pages for many visitors.
          const { headers } = context.switchToHttp().getRequest<Request>();
          const isOurs = trustProxy !== false && headers['x-forwarded-for'] === undefined;
          return isOurs || !appliesTo('search-client')(context);
        },
      },
      throttler('upload-client', UPLOADS),
      throttler('view-client', VIEWS),
      throttler('test-client', TESTS),
    ],
  };
}
