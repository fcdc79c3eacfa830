import { connect } from 'node:net';
import type { RawRequest } from './raw-request';

export interface RawAnswer {
  status: number;
  /** By name in lower case. */
  headers: Record<string, string>;
  body: string;
}

const PATIENCE_MS = 30_000;
/** Nothing but `100 Continue`. */
const INTERIM = /^HTTP\/1\.1 100 [^\r\n]*\r\n\r\n$/;
const STATUS_LINE = /^HTTP\/1\.1 (\d{3}) /;

/** What the server reads at once. What it has not read when it closes, a reset answers for it. */
const READ_BYTES = 65_536;

/** What became of a request. */
export interface Exchange {
  answers: RawAnswer[];
  /** Whether an answer, if there was one, may have been overtaken by a reset. */
  overtaken: boolean;
}

/**
 * Sends bytes over a connection of their own, and reads until the server ends it.
 * @throws when the server does not end it in time
 */
export async function exchange(port: number, request: RawRequest): Promise<Exchange> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const received: Buffer[] = [];
  let reset = false;
  socket.on('error', () => (reset = true));
  socket.on('data', (chunk: Buffer) => {
    received.push(chunk);
    // An answer may leave the connection open for more; an interim one is none.
    if (!INTERIM.test(Buffer.concat(received).toString('latin1'))) socket.end();
  });
  socket.once('end', () => socket.destroySoon());
  if (request.cut) socket.end(request.bytes);
  else socket.write(request.bytes);

  let late = false;
  const patience = setTimeout(() => {
    late = true;
    socket.destroy();
  }, PATIENCE_MS);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  clearTimeout(patience);
  if (late) throw new Error(`no end after ${PATIENCE_MS} ms`);
  return {
    answers: answersIn(Buffer.concat(received).toString('latin1')),
    overtaken: reset && request.bytes.length > READ_BYTES,
  };
}

function answersIn(text: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  // Interim answers and those to smuggled requests follow one another.
  for (const part of text.split(/(?=HTTP\/1\.1 \d{3} )/)) {
    const status = STATUS_LINE.exec(part)?.[1];
    if (status === undefined) continue;
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const headers = Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((header) => [
          header.slice(0, header.indexOf(':')).toLowerCase(),
          header.slice(header.indexOf(':') + 1).trim(),
        ]),
    );
    const body = Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString();
    answers.push({ status: Number(status), headers, body });
  }
  return answers.filter(({ status }) => status >= 200);
}
