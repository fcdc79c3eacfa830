import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';

const header = (description: string) => ({
  required: true,
  description,
  schema: { type: 'string' as const },
});
const ETAG = { ETag: header('Changes when the content does') };
const CONTENT_RANGE = { 'Content-Range': header('Which bytes of how many (RFC 9110)') };

const bytesOf = (types: readonly string[]) =>
  Object.fromEntries(
    types.map((type) => [type, { schema: { type: 'string' as const, format: 'binary' } }]),
  );

/** Documents the answers of a route that serves a file, or the range of it that is asked for. */
export function ApiRanges(...types: string[]) {
  const content = bytesOf(types);
  const headers = { ...ETAG, ...CONTENT_RANGE };
  const outside = 'The range lies outside the file';
  return applyDecorators(
    ApiResponse({ status: 200, description: 'The file', headers: ETAG, content }),
    ApiResponse({ status: 206, description: 'The range asked for', headers, content }),
    ApiResponse({ status: 304, description: 'The client has it', headers: ETAG }),
    ApiResponse({ status: 416, description: outside, headers: CONTENT_RANGE }),
  );
}
