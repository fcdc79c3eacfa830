import type { Attack } from './target';

/** Bytes to send over a connection of their own, whether they are HTTP or not. */
export interface RawRequest {
  /** What is wrong with it. */
  label: string;
  bytes: Buffer;
  /** Whether its sender ends the connection with it: it is cut off, or no request at all. */
  cut?: boolean;
}

export type HeaderLine = readonly [name: string, value: string | Buffer];

export interface HttpParts {
  method: string;
  target: string;
  headers?: readonly HeaderLine[];
  body?: Buffer;
  /** Absent: that of the body. */
  contentLength?: string;
  version?: string;
}

const line = (text: string | Buffer) =>
  Buffer.concat([Buffer.isBuffer(text) ? text : Buffer.from(text), Buffer.from('\r\n')]);

const header = ([name, value]: HeaderLine): Buffer =>
  line(Buffer.concat([Buffer.from(`${name}: `), Buffer.from(value as string)]));

/** Writes a request; nothing in it is checked. The connection ends after its answer. */
export function http({
  method,
  target,
  headers = [],
  body,
  contentLength,
  version = 'HTTP/1.1',
}: HttpParts): Buffer {
  const length = contentLength ?? (body && String(body.length));
  const has = (name: string) => headers.some(([given]) => given.toLowerCase() === name);
  const lines: HeaderLine[] = [
    ...(has('host') ? [] : ([['Host', 'localhost']] as const)),
    ...(has('connection') ? [] : ([['Connection', 'close']] as const)),
    ...headers,
    ...(length === undefined || has('transfer-encoding')
      ? []
      : ([['Content-Length', length]] as const)),
  ];
  return Buffer.concat([
    line(`${method} ${target} ${version}`),
    ...lines.map(header),
    line(''),
    body ?? Buffer.alloc(0),
  ]);
}

/** A request for a call in which nothing but what is given is strange. */
export const bare = (
  { call }: Attack,
  label: string,
  target: string,
  headers: readonly HeaderLine[] = [],
  rest: Partial<HttpParts> = {},
): RawRequest => ({ label, bytes: http({ method: call.method, target, headers, ...rest }) });
