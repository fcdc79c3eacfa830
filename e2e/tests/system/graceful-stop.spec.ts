import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { signInByApi } from '../../support/admin';
import { startParts } from '../../support/parts';
import { test } from '../../support/system';
import { expect } from '../../support/test';

const SOON = { timeout: 10_000, intervals: [20] };

/** A client with a pending request and an idle keep-alive connection. */
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

/** Whether new connections are refused. Sends no request, because an answer could be delayed. */
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

/** A form whose first half the server has read, and a function that sends the rest. */
async function halfAForm(client: Client, url: string, token: string) {
  const asked = client.begin(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=b',
      expect: '100-continue',
    },
  });
  // `continue` is sent when the server starts to read the body.
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
    // The whole form was read and validated: other fields are missing.
    expect(await form.answer).toMatchObject({
      status: 400,
      text: expect.stringContaining('"details"') as unknown as string,
    });
    expect(await ended).toBe(0);
  });
}
