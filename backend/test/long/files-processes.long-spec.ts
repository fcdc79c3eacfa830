import type { Image, Project } from '@manjara/contracts';
import { projectTexts } from '../support/factories/project.factory';
import { ownApi } from '../support/own-api';
import { noisyPicture } from '../support/pictures';
import { ACCEPT } from '../support/stored-pictures';
import { ADMIN } from '../support/test-app';

/** Those that a picture of 700 pixels has. */
const WIDTHS = [320, 640, 960];
const ACCOUNT = {
  JWT_SECRET: 'a secret of the tests, long enough to sign',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

jest.setTimeout(120_000);

describe('the pictures of several processes on one database', () => {
  const own = ownApi();
  /** Reads an answer to its end at once, as browsers do. */
  async function get(address: string, Accept: string) {
    const answer = await fetch(address, { headers: { Accept } });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  }

  async function signIn(address: string): Promise<string> {
    const answer = await fetch(`${address}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(ADMIN),
    });
    return `Bearer ${((await answer.json()) as { token: string }).token}`;
  }

  /** A project with a picture, and with as many more. */
  async function store(address: string, more = 0): Promise<Image[]> {
    const form = new FormData();
    for (const [name, value] of Object.entries(projectTexts())) form.set(name, value);
    const bytes = new Uint8Array(await noisyPicture({ width: 700, height: 300 }));
    form.append('image', new Blob([bytes]), 'main.png');
    for (let n = 0; n < more; n++) form.append('secondaryImages', new Blob([bytes]), `${n}.png`);
    const answer = await fetch(`${address}/api/projects`, {
      method: 'POST',
      headers: { Authorization: await signIn(address) },
      body: form,
    });
    expect(answer.status).toBe(201);
    const { image, secondaryImages } = (await answer.json()) as Project;
    return [image, ...secondaryImages];
  }

  it('are made once for all, and no loser of a race leaves anything behind', async () => {
    const processes = [own.run(ACCOUNT), own.run(ACCOUNT)];
    const addresses = await Promise.all(processes.map((api) => api.address()));
    const [image] = await store(addresses[0] ?? '');
    const url = image?.url ?? '';
    const asked = addresses.flatMap((address) =>
      WIDTHS.flatMap((w) =>
        [ACCEPT.webp, ACCEPT.old].map((Accept) => get(`${address}${url}?w=${w}`, Accept)),
      ),
    );
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ status: 200 });
    // What the background was making when it was asked to end is not to be half there.
    for (const api of processes) api.signal('SIGTERM');
    for (const api of processes) expect(await api.exit()).toBe(0);

    const files = await own.connection.collection('variants.files').find().toArray();
    const forms = files.map(({ metadata }) => `${metadata.width} ${metadata.encoding}`);
    expect(forms.length).toBeGreaterThanOrEqual(WIDTHS.length * 2);
    expect(forms).toEqual([...new Set(forms)]);
    const ids = new Set(files.map(({ _id }) => String(_id)));
    const chunks = await own.connection
      .collection('variants.chunks')
      .find({}, { projection: { files_id: 1 } })
      .toArray();
    expect(chunks.filter((chunk) => !ids.has(String(chunk.files_id)))).toEqual([]);
  });

  it('keep no process from ending in the middle of their making, and log nothing of it', async () => {
    const address = await own.run(ACCOUNT).address();
    const images = await store(address, 11);
    for (const { url } of images) {
      expect(await get(`${address}${url}`, ACCEPT.avif)).toMatchObject({ status: 200 });
    }
    const { api } = own;
    const begun = Date.now();
    api.signal('SIGTERM');
    expect(await api.exit()).toBe(0);
    expect(Date.now() - begun).toBeLessThan(8_000);
    expect(api.output).toContain('"level":30');
    // Of the levels of pino: 40 is a warning, 50 an error.
    expect(api.output).not.toMatch(/"level":[4-6]0/);
  });
});
