import { applyDecorators, SetMetadata, UseGuards } from '@nestjs/common';
import { ApiTooManyRequestsResponse } from '@nestjs/swagger';
import { RateLimitGuard } from './rate-limit.guard';
import { type LimitedBy, RATE_LIMITS } from './rate-limits';

const limited = (...by: LimitedBy[]) =>
  applyDecorators(
    SetMetadata(RATE_LIMITS, by),
    UseGuards(RateLimitGuard),
    ApiTooManyRequestsResponse({ description: 'Too many requests; Retry-After says how long.' }),
  );

/** RATE_LIMIT_LOGIN attempts a minute per client, and as many per account from all clients. */
export const LimitLogin = () => limited('login-client', 'login-account');

/** RATE_LIMIT_FORMS requests a minute and client. */
export const LimitForms = () => limited('form-client');
