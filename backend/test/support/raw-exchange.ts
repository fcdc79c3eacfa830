import { connect } from 'node:net';

const PATIENCE_MS = 30_000;

/**
 * Sends bytes over a connection of their own, HTTP or not, and reads until the server ends it.
 * @returns the statuses of its answers: several when it took the bytes for several requests
 * @throws when the server does not end the connection in time
 */
export async function exchange(port: number, bytes: Buffer): Promise<number[]> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const received: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => received.push(chunk));
  // A server that refuses may close before it has read everything.
  socket.on('error', () => {});
  socket.once('end', () => socket.destroySoon());
  socket.end(bytes);
  let late = false;
  const patience = setTimeout(() => {
    late = true;
    socket.destroy();
  }, PATIENCE_MS);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  clearTimeout(patience);
  if (late) throw new Error(`no end after ${PATIENCE_MS} ms`);
  const text = Buffer.concat(received).toString('latin1');
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
