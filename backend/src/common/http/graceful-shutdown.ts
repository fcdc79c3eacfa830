import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';

const CHECK_MS = 50;
/** After this, what is still being answered is cut off. */
const PATIENCE_MS = 8_000;

/**
 * Lets requests in flight finish when the process is asked to end. The server waits for its
 * connections; those kept alive with nothing to do are closed as soon as they fall idle.
 */
@Injectable()
export class GracefulShutdown implements BeforeApplicationShutdown {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.adapterHost.httpAdapter.getHttpServer() as Server;
    if (!server.listening) return;
    const idle = setInterval(() => server.closeIdleConnections(), CHECK_MS);
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(patience);
    });
  }
}
