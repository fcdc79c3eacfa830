import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { FormFile } from '../generate/files';
import type { FormPart } from '../generate/plan';

/** A request as it is sent. */
export interface WireRequest {
  method: string;
  /** With the query. */
  target: string;
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  milliseconds: number;
}

export const BOUNDARY = 'b';
const TIMEOUT_MS = 30_000;
/** A server may reject a body larger than this before all of it was sent. */
const READ_BYTES = 65_536;

const agent = new Agent({ keepAlive: true });

/** In a quoted parameter, as browsers write it. */
const quoted = (text: string): string =>
  text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

function headOf(name: string, file: FormFile | undefined): string {
  const filename = file ? `; filename="${quoted(file.name)}"` : '';
  const type = file?.type === undefined ? '' : `\r\nContent-Type: ${file.type}`;
  return `Content-Disposition: form-data; name="${quoted(name)}"${filename}${type}`;
}

/** The bytes of a form. */
export function formBytes(parts: readonly FormPart[]): Buffer {
  const chunks = parts.flatMap(({ name, content }) => {
    const isText = typeof content === 'string';
    return [
      Buffer.from(`--${BOUNDARY}\r\n${headOf(name, isText ? undefined : content)}\r\n\r\n`),
      isText ? Buffer.from(content) : content.bytes,
      Buffer.from('\r\n'),
    ];
  });
  // A multipart body needs at least one part; unknown fields are ignored.
  if (parts.length === 0) return formBytes([{ name: 'none', content: '' }]);
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** The server closed an idle connection, so it did not receive the request. */
const wasIdle = (error: NodeJS.ErrnoException, reused: boolean): boolean =>
  reused && (error.code === 'ECONNRESET' || error.code === 'EPIPE');

/**
 * Sends a request; undefined when the server closed the connection during a large body, so that its
 * response may be lost.
 * @throws when there is no response
 */
export function send(port: number, wire: WireRequest): Promise<Answer | undefined> {
  const began = performance.now();
  const { method, target, headers, body } = wire;
  return new Promise((resolve, reject) => {
    const outgoing = request({
      agent,
      host: '127.0.0.1',
      port,
      method,
      path: target,
      headers: { ...headers, ...(body && { 'content-length': body.length }) },
      timeout: TIMEOUT_MS,
    });
    outgoing.on('response', (response) => {
      buffer(response).then(
        (content) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body:
              response.headers['content-encoding'] === 'br'
                ? brotliDecompressSync(content)
                : content,
            milliseconds: performance.now() - began,
          }),
        reject,
      );
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer in ${TIMEOUT_MS} ms`)));
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (body && body.length > READ_BYTES && wasIdle(error, true)) resolve(undefined);
      else if (wasIdle(error, outgoing.reusedSocket)) send(port, wire).then(resolve, reject);
      else reject(error);
    });
    outgoing.end(body);
  });
}

/** Closes the keep-alive connections. */
export const hangUp = (): void => agent.destroy();

/** The request in one line, for reproducing it; the token is replaced by a variable. */
export function requestLine({ method, target, headers, body }: WireRequest): string {
  const shown = { ...headers, ...(headers.authorization && { authorization: '$TOKEN' }) };
  return `${method} ${target} ${JSON.stringify(shown)} ${JSON.stringify(body?.toString('latin1').slice(0, 2_000))}`;
}
