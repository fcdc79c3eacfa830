import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Holds back the body that the application writes, until it has ended.
 * @param maxBytes a larger body is passed on instead
 * @param done called once: with the body, or with nothing when it was passed on or broken off. It
 *   has to end the response itself when it gets a body
 */
export function captureResponse(
  response: ServerResponse,
  maxBytes: number,
  done: (body: Buffer | undefined) => void,
): void {
  const { write, end } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const hold = (chunk: unknown): void => {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) return;
    chunks.push(Buffer.from(chunk as Uint8Array));
    bytes += chunk.length;
  };
  const release = (body?: Buffer): void => {
    Object.assign(response, { write, end });
    response.off('close', onClose);
    done(body);
  };
  const onClose = () => release();
  response.once('close', onClose);
  const isTooLarge = () =>
    Math.max(bytes, Number(response.getHeader('content-length') ?? 0)) > maxBytes;
  const passOn = () => {
    release();
    for (const chunk of chunks) response.write(chunk);
  };
  response.write = (chunk: unknown) => {
    hold(chunk);
    if (isTooLarge()) passOn();
    return true;
  };
  response.end = (chunk?: unknown) => {
    hold(chunk);
    if (isTooLarge()) {
      passOn();
      return response.end();
    }
    release(Buffer.concat(chunks));
    return response;
  };
}

const CONDITIONS = ['if-none-match', 'if-modified-since'] as const;

/** Takes the conditions of a request away, so that the application answers it whole. @returns undoes it */
export function withoutConditions({ headers }: IncomingMessage): () => void {
  const saved = CONDITIONS.map((name) => [name, headers[name]] as const);
  for (const name of CONDITIONS) delete headers[name];
  return () => void Object.assign(headers, Object.fromEntries(saved.filter(([, value]) => value)));
}
