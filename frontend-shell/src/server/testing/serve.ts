import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';

export interface TestServer {
  url: string;
  /** Asks as it is: `fetch` adds headers and decodes the body. */
  ask(path: string, headers?: Record<string, string>): Promise<IncomingMessage>;
  close(): Promise<void>;
}

/** Serves one handler on a free port. */
export async function serve(handler: RequestHandler): Promise<TestServer> {
  const server: Server = createServer(express().use(handler)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async ask(path, headers = {}) {
      const [answer] = (await once(get({ port, path, headers }), 'response')) as [IncomingMessage];
      return answer;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
