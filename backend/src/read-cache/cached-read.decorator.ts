import { SetMetadata } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import type { CacheLimits } from '../config/size-limits';

export const CACHED_READ = 'manjara:cached-read';

export interface CachedReadOptions {
  /** Whose memory it takes; absent: `data`. */
  kind?: keyof CacheLimits;
  /** The query parameters that its answer depends on; a request with others is not cached. */
  query?: readonly string[];
  /** Those of them that may come several times, in any order. */
  repeatable?: readonly string[];
  /** What of the headers its answer depends on, as a short text, one of few. */
  variant?: (request: IncomingMessage, query: URLSearchParams) => string;
}

/**
 * Lets the responses of a public route be cached. They may depend on nothing but the path, what
 * is named here, and what is written in `ContentRevision.write`.
 */
export const CachedRead = (options: CachedReadOptions = {}) => SetMetadata(CACHED_READ, options);
