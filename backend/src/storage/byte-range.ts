import type { Request } from 'express';

/** Bytes of a file, `end` not included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What `rangeOf` answers to a range that lies outside of the content. */
export const UNSATISFIABLE = -1;

/**
 * The one range of a content that a request asks for (RFC 9110); several at once are answered with
 * the whole, as the RFC allows.
 */
export function rangeOf(
  request: Request,
  length: number,
  etag: string,
): ByteRange | typeof UNSATISFIABLE | undefined {
  const condition = request.get('If-Range');
  if (condition !== undefined && condition !== etag) return undefined;
  const ranges = request.range(length);
  if (ranges === UNSATISFIABLE) return UNSATISFIABLE;
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  const [range] = ranges;
  return range && { start: range.start, end: range.end + 1 };
}
