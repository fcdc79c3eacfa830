import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Quality that costs a few milliseconds for a page and leaves little on the table. */
const BROTLI_QUALITY = 5;

export type Encoding = 'br' | 'gzip';

/** The best encoding of those that a client takes; none where it takes neither. */
export function accepted(encodings: string | string[] | undefined): Encoding | undefined {
  const named = String(encodings ?? '');
  if (/\bbr\b/.test(named)) return 'br';
  return /\bgzip\b/.test(named) ? 'gzip' : undefined;
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
