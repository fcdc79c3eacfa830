import { SetMetadata } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import type { CacheLimits } from '../config/size-limits';

export const CACHED_READ = 'manjara:cached-read';

export interface CachedReadOptions {
  /** The memory limit that applies; default `data`. */
  kind?: keyof CacheLimits;
  /** Query parameters that the response depends on; requests with others are not cached. */
  query?: readonly string[];
  /** Query parameters that may occur several times, in any order. */
  repeatable?: readonly string[];
  /** A short key for the request headers that the response depends on; it must have few values. */
  variant?: (request: IncomingMessage, query: URLSearchParams) => string;
}

/**
 * Lets the responses of a public route be cached. They may depend only on the path, these options
 * and the data that is written with `ContentRevision.write`.
 */
export const CachedRead = (options: CachedReadOptions = {}) => SetMetadata(CACHED_READ, options);
