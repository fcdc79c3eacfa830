import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import { ApiFailure } from '../../common/openapi/errors.dto';
import { ApiIdParam } from '../../common/openapi/id';
import { ApiRanges } from '../../common/openapi/ranges';

/**
 * No scripts. No `sandbox`: Safari would show an empty page. The inline style is that of Chromium's
 * PDF viewer.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** CVs are not cached, leak no referrer and run no scripts. */
export const CV_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
} as const;

export const ApiCv = () =>
  applyDecorators(
    ApiOperation({ summary: 'The CV of an application, for whoever has a link of GET /jobs' }),
    ApiQuery({ name: 'expires', schema: { type: 'string' }, description: 'Unix seconds' }),
    ApiQuery({ name: 'signature', schema: { type: 'string' } }),
    ApiIdParam(),
    ApiRanges('application/pdf'),
    ApiFailure(403, 'The link was not made here'),
    ApiFailure(404, 'The application is gone'),
    ApiFailure(410, 'The link has expired'),
  );
