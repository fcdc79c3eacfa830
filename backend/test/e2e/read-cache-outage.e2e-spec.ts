import type { Project, Revision } from '@manjara/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../support/api-process';
import { DatabaseProcess } from '../support/database-process';
import { projectTexts } from '../support/factories/project.factory';
import { LONG } from '../support/long';
import { noisyPicture } from '../support/pictures';
import { ADMIN } from '../support/test-app';
import { until } from '../support/until';

const BOXES = '/api/content/boxes';
/** Far less than a driver's own patience with a server that is gone. */
const AT_ONCE_MS = 5_000;
const SOON_MS = 15_000;
/** Until a change is seen by the processes that have not made it. */
const ELSEWHERE_MS = 1_000;

jest.setTimeout(120_000);

describe('while the database is away', () => {
  let database: DatabaseProcess;
  let dataDir: string;
  const processes: ApiProcess[] = [];
  /** Two processes of one site. */
  let first: string;
  let second: string;
  let token: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'api-'));
    database = await DatabaseProcess.start(join(dataDir, 'db'));
    first = await start();
    second = await start();
    token = await signIn(first);
  });
  afterEach(async () => {
    database.thaw();
    for (const address of [first, second]) {
      await until(async () => !(await isAway(address)), SOON_MS);
    }
  });
  afterAll(async () => {
    for (const api of processes) api.signal('SIGKILL');
    await Promise.all(processes.map((api) => api.exit()));
    await database.end();
    await rm(dataDir, { recursive: true });
  });

  async function start(): Promise<string> {
    const api = ApiProcess.run({
      MONGODB_URI: database.uri,
      DATA_DIR: dataDir,
      TMPDIR: dataDir,
      DEMO_CONTENT: '0',
      JWT_SECRET: 'a secret of the tests, long enough to sign',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    });
    processes.push(api);
    return api.address();
  }

  async function get(address: string, headers: Record<string, string> = {}) {
    const begun = Date.now();
    const answer = await fetch(address, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const ms = Date.now() - begun;
    const status = answer.headers.get('cache-status') ?? '';
    return { status: answer.status, cache: status, headers: answer.headers, bytes, ms };
  }

  async function timeUntil(condition: () => Promise<boolean>): Promise<number> {
    const begun = Date.now();
    await until(condition, SOON_MS);
    return Date.now() - begun;
  }

  async function send(address: string, path: string, body: object, token?: string) {
    const begun = Date.now();
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    const answered = (await answer.json()) as Record<string, unknown>;
    return {
      status: answer.status,
      headers: answer.headers,
      body: answered,
      ms: Date.now() - begun,
    };
  }

  const signIn = async (address: string) =>
    (await send(address, '/api/admin/login', ADMIN)).body.token as string;

  const addBox = (address: string, token: string, name: string) =>
    send(
      address,
      BOXES,
      { boxTitle: name, arBoxTitle: name, boxText: name, arBoxText: name },
      token,
    );

  async function addProject(address: string, token: string): Promise<Project> {
    const form = new FormData();
    for (const [name, value] of Object.entries(projectTexts())) form.set(name, value);
    const bytes = new Uint8Array(await noisyPicture({ width: 300, height: 200 }));
    form.append('image', new Blob([bytes]), 'main.png');
    const answer = await fetch(`${address}/api/projects`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as Project;
  }

  const titles = ({ bytes }: { bytes: Buffer }) =>
    (JSON.parse(bytes.toString()) as { boxTitle: string }[]).map(({ boxTitle }) => boxTitle);

  const message = { name: 'A', email: 'a@example.com', phone: '0500000000', message: 'Oak' };
  const revision = async (address: string) =>
    JSON.parse((await get(`${address}/api/revision`)).bytes.toString()) as Revision;
  const isAway = async (address: string) => (await revision(address)).stale;

  type Fate = (db: DatabaseProcess) => void | Promise<void>;
  const frozen: [string, Fate, Fate] = ['stopped', (db) => db.freeze(), (db) => db.thaw()];
  it.each<[string, Fate, Fate]>([
    ['killed', (db) => db.kill(), (db) => db.restart()],
    ...(LONG ? [frozen] : []),
  ])('%s, readers get what is kept, writers 503, and all comes back', async (_how, away, back) => {
    const address = first;
    const boxes = titles(await get(`${address}${BOXES}`));
    await addBox(address, token, 'kept');
    const { _id, image } = await addProject(address, token);
    const kept = [BOXES, `/api/projects/${_id}`, `${image.url}?w=320`];
    const before = [];
    await until(async () => !(await revision(address)).revision.includes('~'));
    for (const path of kept) {
      await get(`${address}${path}`);
      before.push(await get(`${address}${path}`));
    }
    for (const { cache } of before) expect(cache).toBe('manjara-api; hit');

    await away(database);
    await until(() => isAway(address), AT_ONCE_MS);
    for (const [index, path] of kept.entries()) {
      const answer = await get(`${address}${path}`);
      expect(answer).toMatchObject({ status: 200, bytes: before[index]?.bytes });
      expect(answer.cache).toMatch(/^manjara-api; hit; ttl=-?\d+; detail=database-unreachable$/);
      expect(answer.headers.get('age')).toMatch(/^\d+$/);
      expect(answer.ms).toBeLessThan(AT_ONCE_MS);
    }
    const etag = before[0]?.headers.get('etag') ?? '';
    expect((await get(`${address}${BOXES}`, { 'If-None-Match': etag })).status).toBe(304);

    const unkept = await get(`${address}/api/reviews`, { 'Accept-Language': 'ar' });
    expect(unkept.status).toBe(503);
    expect(unkept.headers.get('retry-after')).toBe('5');
    expect(unkept.ms).toBeLessThan(AT_ONCE_MS);
    const body = JSON.parse(unkept.bytes.toString()) as Record<string, unknown>;
    expect(body).toMatchObject({ statusCode: 503, error: 'unavailable' });
    expect(body.message).toMatch(/الخدمة/);
    expect(body.requestId).toBe(unkept.headers.get('x-request-id'));

    const form = await send(address, '/api/messages', message);
    expect(form).toMatchObject({ status: 503, body: { error: 'unavailable' } });
    expect(form.headers.get('retry-after')).toBe('5');
    expect(form.ms).toBeLessThan(SOON_MS);
    expect((await get(`${address}/api/health/ready`)).status).toBe(503);
    expect((await get(`${address}/api/health/live`)).status).toBe(200);

    await back(database);
    await until(async () => !(await isAway(address)), SOON_MS);
    await until(async () => (await get(`${address}/api/health/ready`)).status === 200, SOON_MS);
    const again = await get(`${address}${BOXES}`);
    expect(again).toMatchObject({ status: 200, cache: 'manjara-api; hit' });
    expect((await send(address, '/api/messages', message)).status).toBe(201);
    expect((await addBox(address, token, 'new')).status).toBe(201);
    expect(titles(await get(`${address}${BOXES}`))).toEqual([...boxes, 'kept', 'new']);
  });

  it('a change that another process has made is seen as soon as it is back', async () => {
    await get(`${second}${BOXES}`);
    database.freeze();
    await until(() => isAway(second), AT_ONCE_MS);
    database.thaw();
    await addBox(first, token, 'after the thaw');
    await until(
      async () => titles(await get(`${second}${BOXES}`)).includes('after the thaw'),
      SOON_MS,
    );
  });

  it('several processes show a change within a second', async () => {
    const addresses = [first, second];
    for (const address of addresses) {
      for (let time = 0; time < 2; time++) await get(`${address}${BOXES}`);
    }
    const times: number[] = [];
    for (const title of ['one', 'two', 'three', 'four']) {
      // Who reads all the time has the old answer in memory when the write ends.
      const write = { isUnderWay: true };
      const reading = (async () => {
        while (write.isUnderWay) await get(`${second}${BOXES}`);
      })();
      await addBox(first, token, title).finally(() => (write.isUnderWay = false));
      await reading;
      expect(titles(await get(`${first}${BOXES}`))).toContain(title);
      const seen = async () => titles(await get(`${second}${BOXES}`)).includes(title);
      times.push(await timeUntil(seen));
    }
    const { _id, image } = await addProject(first, token);
    const picture = `${image.url}?w=320`;
    for (const address of addresses) expect((await get(`${address}${picture}`)).status).toBe(200);
    await fetch(`${first}/api/projects/${_id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    });
    expect((await get(`${first}${picture}`)).status).toBe(404);
    times.push(await timeUntil(async () => (await get(`${second}${picture}`)).status === 404));
    // A machine that others use, too, may hold up one of them.
    expect(times.sort((a, b) => a - b)[2]).toBeLessThan(ELSEWHERE_MS);
  });

  it('what was deleted does not come back, neither where it was deleted nor elsewhere', async () => {
    const addresses = [first, second];
    const { _id, image } = await addProject(first, token);
    const kept = ['/api/projects', `/api/projects/${_id}`, `${image.url}?w=320`];
    for (const address of addresses) {
      for (const path of kept) expect((await get(`${address}${path}`)).status).toBe(200);
      await get(`${address}${BOXES}`);
    }
    await fetch(`${first}/api/projects/${_id}`, {
      method: 'DELETE',
      headers: { Authorization: `Bearer ${token}` },
    });
    // There nobody asks before the database is away; here somebody has.
    const [, ...gone] = kept;
    for (const path of gone) {
      await until(async () => (await get(`${second}${path}`)).status === 404, 2_000);
    }
    database.freeze();
    for (const address of addresses) await until(() => isAway(address), AT_ONCE_MS);
    for (const path of kept) expect((await get(`${first}${path}`)).status).toBe(503);
    for (const path of gone) expect((await get(`${second}${path}`)).status).toBe(503);
    for (const address of addresses) expect((await get(`${address}${BOXES}`)).status).toBe(200);
  });
});
