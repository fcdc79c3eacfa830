import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';

/** What the application answers, whole. */
export interface InnerAnswer {
  status: number;
  /** Names in small letters. */
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

type Chunk = string | Uint8Array | null | undefined | (() => void);

const inner = new WeakSet<IncomingMessage>();

/** Whether a request was made here, for others that wait for its answer. */
export const isInner = (request: IncomingMessage): boolean => inner.has(request);

/** Takes what is written to it, and never has anything to read. */
const nowhere = (): Socket =>
  new Duplex({
    // Never full: nobody stands behind it to say when it is empty again.
    writableHighWaterMark: Number.MAX_SAFE_INTEGER,
    read() {},
    write: (_chunk, _encoding, done) => done(),
  }) as Socket;

function toBuffer(chunk: Chunk, encoding: unknown): Buffer | undefined {
  if (typeof chunk === 'string') return Buffer.from(chunk, encoding as BufferEncoding | undefined);
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : undefined;
}

/**
 * Asks the application for the answer to a GET, in the place of a client.
 * @param maxBytes a larger answer that comes in parts is broken off
 * @returns undefined when it was broken off, there or here
 */
export function askApplication(
  application: RequestListener,
  target: string,
  headers: Readonly<Record<string, string>>,
  maxBytes: number,
): Promise<InnerAnswer | undefined> {
  const socket = nowhere();
  const request = new IncomingMessage(socket);
  Object.assign(request, { method: 'GET', url: target, headers, complete: true });
  request.push(null);
  inner.add(request);
  const response = new ServerResponse(request);
  response.assignSocket(socket);
  const answer = collect(response, maxBytes).finally(() => socket.destroy());
  application(request, response as never);
  return answer;
}

/** Keeps the body beside its way to nowhere, by which the application learns that it was taken. */
function collect(response: ServerResponse, maxBytes: number): Promise<InnerAnswer | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const take = (chunk: Chunk, encoding: unknown): void => {
    const buffer = toBuffer(chunk, encoding);
    if (!buffer) return;
    bytes += buffer.length;
    chunks.push(buffer);
  };
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  response.write = (chunk: Chunk, ...rest: unknown[]) => {
    take(chunk, rest[0]);
    if (Math.max(bytes, Number(response.getHeader('content-length') ?? 0)) > maxBytes) {
      chunks.length = 0;
      response.destroy();
      return false;
    }
    return write(chunk, ...rest);
  };
  response.end = (chunk?: Chunk, ...rest: unknown[]) => {
    take(chunk, rest[0]);
    return end(chunk, ...rest);
  };
  return new Promise((resolve) => {
    response.once('finish', () => resolve(answerOf(response, Buffer.concat(chunks))));
    response.once('close', () => resolve(undefined));
  });
}

function answerOf(response: ServerResponse, body: Buffer): InnerAnswer {
  const headers = response
    .getHeaderNames()
    .map((name) => [name, String(response.getHeader(name))] as const);
  return { status: response.statusCode, headers, body };
}
