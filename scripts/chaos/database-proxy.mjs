import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Stands between the API and its database, where it can be made slow or cut off. */
export class DatabaseProxy {
  /** Milliseconds by which everything is late, each way. */
  delayMs = 0;
  #pairs = new Set();

  constructor(targetPort) {
    this.server = createServer((client) => this.#join(client, connect(targetPort, '127.0.0.1')));
  }

  /** @returns {Promise<number>} the port */
  async start() {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this.server.address().port;
  }

  /** Ends every connection there is, in the middle of what it carries. */
  cut() {
    for (const sockets of this.#pairs) for (const socket of sockets) socket.resetAndDestroy();
  }

  async stop() {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }

  #join(client, database) {
    const pair = [client, database];
    this.#pairs.add(pair);
    for (const [from, to] of [pair, [database, client]]) {
      from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), this.delayMs));
      from.on('end', () => setTimeout(() => to.end(), this.delayMs));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        this.#pairs.delete(pair);
        setTimeout(() => to.destroy(), this.delayMs);
      });
    }
  }
}
