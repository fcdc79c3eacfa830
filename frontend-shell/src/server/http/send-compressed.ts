import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);

/** Takes a few milliseconds per page; higher qualities save little more. */
const BROTLI_QUALITY = 5;

/** Content encodings, the best one first. */
const COMPRESS = {
  br: (body: Buffer): Promise<Buffer> => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    };
    return brotli(body, { params });
  },
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
};

/** A body in each content encoding. */
export type Compressed = Record<keyof typeof COMPRESS, Buffer>;

/** Compresses once for all later responses. */
export async function compressed(body: Buffer): Promise<Compressed> {
  const [br, gzip] = await Promise.all([COMPRESS.br(body), COMPRESS.gzip(body)]);
  return { br, gzip };
}

/**
 * Sends a body as the client accepts it.
 * @param forms the compressed body, if it exists already
 */
export async function sendCompressed(
  request: Request,
  response: Response,
  body: Buffer,
  forms?: Compressed,
): Promise<void> {
  response.vary('Accept-Encoding');
  const encoding = (['br', 'gzip'] as const).find((each) => request.acceptsEncodings(each));
  if (!encoding) return void response.send(body);
  response.set('content-encoding', encoding);
  response.send(forms ? forms[encoding] : await COMPRESS[encoding](body));
}
