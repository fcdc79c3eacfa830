import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Quality that costs a few milliseconds for a page and leaves little on the table. */
const BROTLI_QUALITY = 5;

/** Compresses a body as the client accepts it. */
export async function compressed(
  body: Buffer,
  accepted: string | string[] | undefined,
): Promise<{ body: Buffer; encoding?: 'br' | 'gzip' }> {
  const encodings = String(accepted ?? '');
  if (/\bbr\b/.test(encodings)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return { body: await brotli(body, { params }), encoding: 'br' };
  }
  if (/\bgzip\b/.test(encodings)) return { body: await gz(body), encoding: 'gzip' };
  return { body };
}
