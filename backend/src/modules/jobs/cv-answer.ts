import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiQuery } from '@nestjs/swagger';
import { ApiFailure } from '../../common/openapi/errors.dto';
import { ApiIdParam } from '../../common/openapi/id';
import { ApiRanges } from '../../common/openapi/ranges';

/**
 * No script. Not `sandbox`, under which Safari shows an empty page; the style is that of the page
 * which Chromium puts around its PDF viewer.
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

/** Documents the answer to a link to a CV. */
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
