import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to the database that stops before a message goes through, so that a test can step in. */
export class HeldDatabase {
  private readonly sockets = new Set<Socket>();
  private seen = 0;
  private release = () => {};
  private readonly released = new Promise<void>((resolve) => (this.release = resolve));
  private reach = () => {};
  /** Resolves when the message has come. */
  readonly held = new Promise<void>((resolve) => (this.reach = resolve));

  private constructor(
    readonly uri: string,
    private readonly server: ReturnType<typeof createServer>,
  ) {}

  /** @param number which message of those that hold the marker, from 1 */
  static async before(uri: string, marker: string | RegExp, number = 1): Promise<HeldDatabase> {
    const target = new URL(uri);
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const here = new URL(uri);
    here.port = String((server.address() as AddressInfo).port);
    const database = new HeldDatabase(here.toString(), server);
    server.on('connection', (client) => {
      const upstream = connect(Number(target.port), target.hostname);
      for (const socket of [client, upstream]) {
        database.sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => (client.destroy(), upstream.destroy()));
      }
      upstream.pipe(client);
      void database.forward(client, upstream, marker, number);
    });
    return database;
  }

  /** Lets everything through from now on. */
  go(): void {
    this.release();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.release();
    this.server.close();
    await once(this.server, 'close');
  }

  private async forward(
    client: Socket,
    upstream: Socket,
    marker: string | RegExp,
    number: number,
  ): Promise<void> {
    const isMarked = (bytes: Buffer) =>
      typeof marker === 'string' ? bytes.includes(marker) : marker.test(bytes.toString('latin1'));
    try {
      for await (const bytes of client as AsyncIterable<Buffer>) {
        if (isMarked(bytes) && ++this.seen === number) {
          this.reach();
          await this.released;
        }
        if (!upstream.destroyed) upstream.write(bytes);
      }
    } catch {
      // Its process was killed.
    }
  }
}
