import type { Response } from 'express';

/**
 * Holds back the body that a handler writes, until it has ended.
 * @param isWanted whether a body of this length is held back; else it is sent as it is written
 * @param done called once: with the body, or with nothing when it was sent or the client has left.
 *   It has to send the body that it gets
 */
export function captureBody(
  response: Response,
  isWanted: (bytes: number) => boolean,
  done: (body: Buffer | undefined) => void,
): void {
  const { write, end } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;

  const finish = (body?: Buffer): void => {
    Object.assign(response, { write, end });
    response.off('close', onClose);
    done(body);
  };
  const onClose = () => finish();
  /** @returns whether the chunk is held back */
  const hold = (chunk: unknown): boolean => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk as Uint8Array));
      bytes += chunks.at(-1)!.length;
    }
    const announced = Number(response.getHeader('content-length') ?? 0);
    if (isWanted(Math.max(bytes, announced))) return true;
    finish();
    for (const each of chunks) response.write(each);
    return false;
  };

  response.once('close', onClose);
  response.write = (chunk: unknown) => {
    hold(chunk);
    return true;
  };
  response.end = (chunk?: unknown) => {
    if (!hold(chunk)) return response.end();
    finish(Buffer.concat(chunks));
    return response;
  };
}
