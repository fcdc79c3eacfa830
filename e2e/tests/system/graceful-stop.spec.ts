import { EventEmitter, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, type ClientRequest, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { signInByApi } from '../../support/admin';
import { Part, startParts } from '../../support/parts';
import { freePort, freshFolder } from '../../support/product';
import { serveBuild } from '../../support/release';
import { test } from '../../support/system';
import { expect } from '../../support/test';

const SOON = { timeout: 10_000, intervals: [20] };

/** What a client had in flight, and a connection that it keeps with nothing on it. */
class Client {
  readonly agent = new Agent({ keepAlive: true });

  begin(url: string, options: Parameters<typeof request>[1] = {}): ClientRequest {
    return request(url, { agent: this.agent, ...options });
  }

  async answer(asked: ClientRequest): Promise<{ status: number; text: string }> {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    return { status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString() };
  }

  get = (url: string) => this.answer(this.begin(url).end());
}

/** Whether somebody new is refused; asks for nothing, which might wait for what is held back. */
const isClosed = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    socket.once('error', () => resolve(true));
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });

/** A form of which the server has read the first half, and how to send the rest. */
async function halfAForm(client: Client, url: string, token: string) {
  const asked = client.begin(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      expect: '100-continue',
    },
  });
  // The server reads the form once it asks for the rest.
  asked.flushHeaders();
  await once(asked, 'continue');
  asked.write('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nhalf a for');
  return { answer: client.answer(asked), finish: () => asked.end('m\r\n--b--\r\n') };
}

for (const [name, tag] of [
  ['shell', []],
  ['api', ['@long']],
] as const) {
  const title = `the ${name} finishes an upload before it ends, and takes nothing new`;
  test(title, { tag: [...tag] }, async ({ cleanUp, playwright }) => {
    const parts = await startParts(cleanUp);
    const url = name === 'api' ? parts.apiUrl : parts.url;
    const token = await signInByApi(playwright.request, parts.url);
    const client = new Client();
    cleanUp(async () => client.agent.destroy());
    await client.get(`${url}/api/health/live`);
    const form = await halfAForm(client, `${url}/api/projects`, token);
    const ended = parts[name].end('SIGTERM');
    await expect.poll(() => isClosed(url), SOON).toBe(true);
    form.finish();
    // Read to its end and judged: there is more to a project than half a name.
    expect(await form.answer).toMatchObject({
      status: 400,
      text: expect.stringContaining('"details"') as unknown as string,
    });
    expect(await ended).toBe(0);
  });
}

/** An API of which the answers to some questions can be held back. */
async function slowApi(cleanUp: (work: () => Promise<unknown>) => void) {
  const asked = new EventEmitter();
  let held: (() => void)[] | null = null;
  let holds = '';
  const server = createServer((question, response) => {
    const answer = () => response.setHeader('content-type', 'application/json').end('[]');
    if (!held || !question.url?.includes(holds)) return void answer();
    held.push(answer);
    asked.emit('held');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanUp(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when a question with this in its address waits for its answer. */
    hold: (part: string) => {
      held = [];
      holds = part;
      return once(asked, 'held');
    },
    release: () => {
      for (const answer of held ?? []) answer();
      held = null;
    },
  };
}

test('the shell finishes a page that waits for the API', { tag: '@long' }, async ({ cleanUp }) => {
  const api = await slowApi(cleanUp);
  const { pointerUrl } = await serveBuild(cleanUp);
  const folder = freshFolder();
  cleanUp(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const shell = new Part('frontend-shell/dist/server/server.js', [], {
    DATA_DIR: folder,
    PORT: String(port),
    API_URL: api.url,
    REMOTE_PUBLIC_URL: pointerUrl,
    REMOTE_DASHBOARD_URL: `http://127.0.0.1:${await freePort()}/latest.json`,
  });
  cleanUp(() => shell.end('SIGKILL'));
  await shell.start();
  const url = `http://127.0.0.1:${port}`;
  const client = new Client();
  cleanUp(async () => client.agent.destroy());
  await client.get(`${url}/_health`);
  // The shell asks on its own account, too: for the pages that it has ready.
  const held = api.hold('Education');
  const page = client.get(`${url}/projects?category=Education`);
  await held;
  const ended = shell.end('SIGTERM');
  await expect.poll(() => isClosed(url), SOON).toBe(true);
  api.release();
  const { status, text } = await page;
  expect(status).toBe(200);
  expect(text).toContain('</html>');
  expect(await ended).toBe(0);
});
