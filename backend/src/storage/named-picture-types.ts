import accepts from 'accepts';
import { LRUCache } from 'lru-cache';
import type { IncomingMessage } from 'node:http';

/** The types of which a picture is served only to who names them. */
const CHOSEN = ['image/avif', 'image/webp'];
const MAX_KNOWN_HEADERS = 100;
const known = new LRUCache<string, string>({ max: MAX_KNOWN_HEADERS });

/** Those of the types on which the choice of a variant depends that a client names in Accept. */
export function namedPictureTypes(request: IncomingMessage): string {
  const { accept = '' } = request.headers;
  let named = known.get(accept);
  if (named === undefined) {
    const types = (accepts(request).types() as string[]).map((type) => type.toLowerCase());
    named = CHOSEN.filter((type) => types.includes(type)).join(',');
    known.set(accept, named);
  }
  return named;
}
