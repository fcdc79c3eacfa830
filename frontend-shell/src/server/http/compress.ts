import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Takes a few milliseconds per page; higher qualities save little more. */
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip';

/** Parses Accept-Encoding; returns the weight of an encoding, 0 to 1 (RFC 9110 §12.5.3). */
function worthOf(header: string): (encoding: string) => number {
  const worth = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const quality = parameters.find((each) => each.startsWith('q='));
    worth.set(name, quality ? Number(quality.slice(2)) : 1);
  }
  return (encoding) => worth.get(encoding) ?? worth.get('*') ?? 0;
}

function best(header: string): Encoding | 'none' {
  const worth = worthOf(header);
  const [br, gzip] = [worth('br'), worth('gzip')];
  if (br > 0 && br >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'none';
}

const MAX_KNOWN = 100;
const known = new LRUCache<string, Encoding | 'none'>({ max: MAX_KNOWN });

/**
 * The best encoding that the client accepts, if any. Cached, as clients send few different headers.
 */
export function accepted(encodings: string | string[] | undefined): Encoding | undefined {
  const header = String(encodings ?? '');
  let encoding = known.get(header);
  if (!encoding) known.set(header, (encoding = best(header)));
  return encoding === 'none' ? undefined : encoding;
}

/** Compresses a body as the client accepts it. */
export async function compressed(
  body: Buffer,
  encodings: string | string[] | undefined,
): Promise<{ body: Buffer; encoding?: Encoding }> {
  const encoding = accepted(encodings);
  if (encoding === 'br') {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return { body: await brotli(body, { params }), encoding };
  }
  if (encoding === 'gzip') return { body: await gz(body), encoding };
  return { body };
}
