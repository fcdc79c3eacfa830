import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { signInByApi } from '../../support/admin';
import { startParts } from '../../support/parts';
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
