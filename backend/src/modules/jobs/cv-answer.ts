import { applyDecorators } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiQuery, ApiResponse } from '@nestjs/swagger';
import { ErrorBodyDto } from '../../common/openapi/errors.dto';

/**
 * No script. Not `sandbox`, under which Safari shows an empty page; the style is that of the page
 * which Chromium puts around its PDF viewer.
 */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Nobody keeps a CV, hears of its address or runs what is in it. */
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
    ApiProduces('application/pdf'),
    ApiResponse({ status: 200, schema: { type: 'string', format: 'binary' } }),
    ApiResponse({ status: 206, description: 'The range asked for' }),
    ApiResponse({ status: 403, type: ErrorBodyDto, description: 'The link was not made here' }),
    ApiResponse({ status: 404, type: ErrorBodyDto, description: 'The application is gone' }),
    ApiResponse({ status: 410, type: ErrorBodyDto, description: 'The link has expired' }),
    ApiResponse({ status: 416, description: 'The range lies outside the file' }),
  );
