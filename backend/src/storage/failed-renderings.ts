import { LRUCache } from 'lru-cache';
import type { VariantKey } from '../pictures/encodings';
import type { PictureFile } from './picture-file';

/** What could not be rendered is not tried again before this. */
const PAUSE_MS = 600_000;
const MAX_REMEMBERED = 1_000;

/** Which pictures could not be rendered lately, so that each request does not try anew. */
export class FailedRenderings {
  private readonly failed = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: PAUSE_MS });

  has(picture: PictureFile, key: VariantKey): boolean {
    return this.failed.has(nameOf(picture, key));
  }

  note(picture: PictureFile, keys: readonly VariantKey[]): void {
    for (const key of keys) this.failed.set(nameOf(picture, key), true);
  }
}

/** Not by width: another encoding may work, another width hardly. */
const nameOf = ({ id }: PictureFile, { encoding }: VariantKey) => `${id.toHexString()}-${encoding}`;
