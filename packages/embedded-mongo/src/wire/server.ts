import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { Engine, type EngineOptions } from '../commands/engine';
import { StartError } from '../errors';
import { Connection } from './connection';

export interface ServerOptions extends EngineOptions {
  /** Default 0: any free port. */
  port?: number;
}

/** Loopback only, as there is no authentication. */
const HOST = '127.0.0.1';
const CHECK_MS = 50;

export class WireServer {
  readonly port: number;
  readonly uri: string;
  private readonly connections = new Set<Connection>();
  private closing?: Promise<void>;

  private constructor(
    private readonly server: Server,
    private readonly engine: Engine,
    onError: (error: unknown) => void,
  ) {
    this.port = (server.address() as AddressInfo).port;
    this.uri = `mongodb://${HOST}:${this.port}/`;
    let lastId = 0;
    server.on('connection', (socket) => {
      const connection = new Connection(socket, engine, ++lastId, onError);
      this.connections.add(connection);
      socket.on('close', () => this.connections.delete(connection));
    });
  }

  /** @throws StartError with one sentence */
  static async start(options: ServerOptions): Promise<WireServer> {
    const { port = 0, onError } = options;
    const engine = await Engine.open(options);
    const server = createServer().listen(port, HOST);
    try {
      await once(server, 'listening');
    } catch (error) {
      await engine.close();
      const { code, message } = error as NodeJS.ErrnoException;
      throw new StartError(
        code === 'EADDRINUSE'
          ? `The port ${port} on ${HOST} is in use by another program.`
          : `The server cannot listen on ${HOST}, port ${port}: ${message}.`,
      );
    }
    return new WireServer(server, engine, onError);
  }

  /** Resolves when no client is connected, or after `limitMs`. */
  async clientsGone(limitMs: number): Promise<void> {
    const end = performance.now() + limitMs;
    while (this.connections.size > 0 && performance.now() < end) await pause(CHECK_MS);
  }

  /** Closes all connections and the data; idempotent. */
  close(): Promise<void> {
    return (this.closing ??= this.shutDown());
  }

  private async shutDown(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const connection of this.connections) connection.close();
    await closed;
    await this.engine.close();
  }
}
