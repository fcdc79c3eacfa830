import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';

const CHECK_MS = 50;
/** After this, open connections are closed. */
const TIMEOUT_MS = 8_000;

/**
 * Lets requests in flight finish at shutdown. Keep-alive connections are closed as soon as they are
 * idle, because the server waits for all connections.
 */
@Injectable()
export class GracefulShutdown implements BeforeApplicationShutdown {
  constructor(private readonly adapterHost: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.adapterHost.httpAdapter.getHttpServer() as Server;
    if (!server.listening) return;
    const idle = setInterval(() => server.closeIdleConnections(), CHECK_MS);
    const timeout = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
    server.once('close', () => {
      clearInterval(idle);
      clearTimeout(timeout);
    });
  }
}
