import type { Project } from '@manjara/contracts';
import { projectTexts } from '../support/factories/project.factory';
import { ownApi } from '../support/own-api';
import { noisyPicture } from '../support/pictures';
import { ACCEPT } from '../support/stored-pictures';
import { ADMIN } from '../support/test-app';

/** The variants of a picture of 700 pixels. */
const WIDTHS = [320, 640, 960];
const ACCOUNT = {
  JWT_SECRET: 'a secret of the tests, long enough to sign',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

jest.setTimeout(120_000);

describe('the pictures of several processes on one database', () => {
  const own = ownApi();

  async function signIn(address: string): Promise<string> {
    const answer = await fetch(`${address}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    return `Bearer ${((await answer.json()) as { token: string }).token}`;
  }

  /** @returns the address of the picture of a new project */
  async function store(address: string): Promise<string> {
    const form = new FormData();
    for (const [name, value] of Object.entries(projectTexts())) form.set(name, value);
    const bytes = new Uint8Array(await noisyPicture({ width: 700, height: 300 }));
    form.append('image', new Blob([bytes]), 'main.png');
    const headers = { Authorization: await signIn(address) };
    const answer = await fetch(`${address}/api/projects`, { method: 'POST', headers, body: form });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as Project).image.url;
  }

  it('are made once for all, no loser of a race leaves anything, and none keeps from ending', async () => {
    const processes = [own.run(ACCOUNT), own.run(ACCOUNT)];
    const addresses = await Promise.all(processes.map((api) => api.address()));
    const url = await store(addresses[0] ?? '');
    const asked = addresses.flatMap((address) =>
      WIDTHS.flatMap((w) =>
        [ACCEPT.webp, ACCEPT.old].map(async (Accept) => {
          const answer = await fetch(`${address}${url}?w=${w}`, { headers: { Accept } });
          await answer.arrayBuffer();
          return answer.status;
        }),
      ),
    );
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    // Variants that were being rendered at shutdown must not be stored partly.
    for (const api of processes) api.signal('SIGTERM');
    for (const api of processes) expect(await api.exit()).toBe(0);
    // pino levels: 40 is a warning, 50 an error.
    for (const { output } of processes) expect(output).not.toMatch(/"level":[4-6]0/);

    const files = await own.connection.collection('variants.files').find().toArray();
    const forms = files.map(({ metadata }) => `${metadata.width} ${metadata.encoding}`);
    expect(forms.length).toBeGreaterThanOrEqual(WIDTHS.length * 2);
    expect(forms).toEqual([...new Set(forms)]);
    const ids = new Set(files.map(({ _id }) => String(_id)));
    const chunks = await own.connection.collection('variants.chunks').find().toArray();
    expect(chunks.filter((chunk) => !ids.has(String(chunk.files_id)))).toEqual([]);
  });
});
