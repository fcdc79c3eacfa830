import { createServer, type AddressInfo, type Server } from 'node:net';

import { Engine, type EngineOptions } from '../commands/engine';
import { StartError } from '../errors';
import { Connection } from './connection';

export interface ServerOptions extends EngineOptions {
  /** 0 takes any free port. */
  port?: number;
  /** An address of this machine's loopback; default 127.0.0.1. */
  host?: string;
}

/** There is no authentication, so nobody outside of this machine may reach the server. */
const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          code === 'EADDRINUSE'
            ? `The port ${port} on ${host} is in use by another program.`
            : `The server cannot listen on ${host}, port ${port}: ${message}.`,
        ),
      );
    server.once('error', fail).listen(port, host, () => {
      server.off('error', fail);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

/** A running server: the engine and the connections to it. */
export class WireServer {
  private readonly connections = new Set<Connection>();
  private closing?: Promise<void>;

  private constructor(
    private readonly server: Server,
    readonly engine: Engine,
    readonly uri: string,
    readonly port: number,
  ) {}

  /** Starts a server; throws StartError, with one sentence, if it cannot. */
  static async start(options: ServerOptions): Promise<WireServer> {
    const { port = 0, host = '127.0.0.1', onError } = options;
    if (!isLoopback(host)) {
      throw new StartError(
        `The server has no authentication and listens on loopback only, not on ${host}.`,
      );
    }
    const engine = new Engine(options);
    const server = createServer();
    try {
      const bound = await listen(server, port, host);
      const name = host.includes(':') ? `[${host}]` : host;
      const started = new WireServer(server, engine, `mongodb://${name}:${bound}/`, bound);
      started.accept(onError);
      return started;
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  private accept(onError: (error: unknown) => void): void {
    let lastId = 0;
    this.server.on('connection', (socket) => {
      const connection = new Connection(socket, this.engine, ++lastId, onError);
      this.connections.add(connection);
      socket.on('close', () => this.connections.delete(connection));
    });
  }

  /** Ends all connections and closes the data; may be called again. */
  close(): Promise<void> {
    return (this.closing ??= this.shutDown());
  }

  private async shutDown(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    for (const connection of this.connections) connection.close();
    await closed;
    await this.engine.close();
  }
}
