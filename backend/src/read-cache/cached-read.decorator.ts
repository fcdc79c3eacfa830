import { Reflector } from '@nestjs/core';
import type { CacheLimits } from '../config/size-limits';

/** Kinds of cached responses; each has its own memory limit. */
export type CacheKind = keyof CacheLimits;

/**
 * Lets the responses of a public GET be cached. They may depend only on the URL, on the request
 * headers that `Vary` names and on the data that is written with `ContentRevision.write`.
 */
export const CachedRead = Reflector.createDecorator<CacheKind | undefined, CacheKind>({
  transform: (kind = 'data') => kind,
});
