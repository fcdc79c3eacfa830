import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/**
 * A small API with one text and a revision. It can lose its database, be slow, or be too old for
 * revisions.
 */
export class FakeApi {
  readonly server: Server = createServer(
    (request, response) => void this.#answer(request, response),
  );
  text = 'first';
  revision: string | null = 'r1';
  database = true;
  /** Delays every response except the revision's. */
  gate: Promise<void> = Promise.resolve();
  reads = 0;
  #writes = 1;

  /** Changes the text like a write in another API process. */
  change(text: string): void {
    this.text = text;
    this.revision = `r${++this.#writes}`;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: unknown, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    if (request.url === '/api/revision') {
      if (this.revision === null) return void send(404, {});
      return void send(200, { revision: this.revision, stale: !this.database });
    }
    await this.gate;
    if (!this.database) return void send(503, { statusCode: 503 }, { 'retry-after': '5' });
    if (request.method === 'GET') this.reads += 1;
    else if (request.headers.authorization) this.change('written');
    send(200, { text: this.text });
  }
}
