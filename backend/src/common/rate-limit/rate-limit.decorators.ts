import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiLimited } from '../openapi/errors.dto';
import { RateLimitGuard } from './rate-limit.module';
import { bodyOf, RATE_LIMIT, type RateLimit } from './rate-limits';

const limited = (limit: RateLimit) =>
  applyDecorators(SetMetadata(RATE_LIMIT, limit), UseGuards(RateLimitGuard), ApiLimited());

/** RATE_LIMIT_LOGIN requests a minute per client, and as many per account from all clients. */
export const LimitLogin = () => limited({ by: ['secret-client', 'secret-account'] });

/** RATE_LIMIT_LOGIN attempts a minute and client. */
export const LimitResetPassword = () => limited({ by: ['secret-client'] });

/** As `LimitLogin`, of the requests that hold a new password. */
export const LimitPasswordChange = () =>
  limited({
    by: ['secret-client', 'secret-account'],
    when: (request) => {
      const { password } = bodyOf(request);
      return password !== undefined && password !== '';
    },
  });

/** RATE_LIMIT_FORMS requests a minute and client. */
export const LimitForms = () => limited({ by: ['form-client'] });

/** The same, plus APPLICATIONS_PER_DAY per day and client: each application stores a file. */
export const LimitApplications = () => limited({ by: ['form-client', 'application-client'] });

/** 120 searches a minute and client: each search scans all names. */
export const LimitSearches = () =>
  limited({ by: ['search-client'], when: ({ query }) => query.search !== undefined });

/** 200 uploads a minute and client: decoding pictures is heavy. */
export const LimitUploads = () => limited({ by: ['upload-client'] });

/** 120 views a minute and client. */
export const LimitViews = () => limited({ by: ['view-client'] });

/** 10 tests a minute and client: each contacts another server. */
export const LimitNotificationTests = () => limited({ by: ['test-client'] });
