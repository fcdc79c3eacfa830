import type { Project, Revision } from '@manjara/contracts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiProcess } from '../../support/api-process';
import { DatabaseProcess } from '../../support/database-process';
import { projectTexts } from '../../support/factories/project.factory';
import { LONG } from '../../support/long';
import { noisyPicture } from '../../support/pictures';
import { ADMIN } from '../../support/test-app';
import { until } from '../../support/until';

const BOXES = '/api/content/boxes';
const MESSAGE = { name: 'A', email: 'a@example.com', phone: '0500000000', message: 'Oak' };
/** Far less than the driver's own timeout for an unreachable server. */
const AT_ONCE_MS = 5_000;
const SOON_MS = 15_000;
/** Writes wait for the election of a new primary. */
const ELECTION_MS = 20_000;

describe('while the database is away', () => {
  let database: DatabaseProcess;
  let dataDir: string;
  const processes: ApiProcess[] = [];
  /** Two processes of one site. */
  let sites: [string, string];
  let token: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'api-'));
    database = await DatabaseProcess.start(join(dataDir, 'db'));
    sites = [await start(), await start()];
    const { body } = await send(`${sites[0]}/api/admin/login`, 'POST', JSON.stringify(ADMIN));
    ({ token } = JSON.parse(body) as { token: string });
  });
  afterEach(async () => {
    database.thaw();
    for (const site of sites) await until(async () => !(await isAway(site)), SOON_MS);
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

  async function get(url: string, headers: Record<string, string> = {}) {
    const begun = Date.now();
    const answer = await fetch(url, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const cache = answer.headers.get('cache-status') ?? '';
    return { status: answer.status, cache, headers: answer.headers, bytes, ms: Date.now() - begun };
  }

  async function send(url: string, method: string, body?: string | FormData) {
    const begun = Date.now();
    const headers = {
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url, { method, headers, body });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text, ms: Date.now() - begun };
  }

  const addBox = (site: string, name: string) => {
    const box = { boxTitle: name, arBoxTitle: name, boxText: name, arBoxText: name };
    return send(`${site}${BOXES}`, 'POST', JSON.stringify(box));
  };
  const sendMessage = () => send(`${sites[0]}/api/messages`, 'POST', JSON.stringify(MESSAGE));

  async function addProject(): Promise<Project> {
    const form = new FormData();
    for (const [name, value] of Object.entries(projectTexts())) form.set(name, value);
    const bytes = new Uint8Array(await noisyPicture({ width: 300, height: 200 }));
    form.append('image', new Blob([bytes]), 'main.png');
    const { status, body } = await send(`${sites[0]}/api/projects`, 'POST', form);
    expect(status).toBe(201);
    return JSON.parse(body) as Project;
  }
  const removeProject = (id: string) => send(`${sites[0]}/api/projects/${id}`, 'DELETE');

  const titles = async (site: string) =>
    (JSON.parse(String((await get(`${site}${BOXES}`)).bytes)) as { boxTitle: string }[]).map(
      ({ boxTitle }) => boxTitle,
    );
  const revision = async (site: string) =>
    JSON.parse(String((await get(`${site}/api/revision`)).bytes)) as Revision;
  const isAway = async (site: string) => (await revision(site)).stale;
  const isReady = async () => (await get(`${sites[0]}/api/health/ready`)).status === 200;

  type Fate = (db: DatabaseProcess) => void | Promise<void>;
  const frozen: [string, Fate, Fate] = ['stopped', (db) => db.freeze(), (db) => db.thaw()];
  it.each<[string, Fate, Fate]>([
    ['killed', (db) => db.kill(), (db) => db.restart()],
    ...(LONG ? [frozen] : []),
  ])(
    '%s, reads are served from the cache, writes get 503, and both recover',
    async (_how, away, back) => {
      const [site] = sites;
      const boxes = await titles(site);
      await addBox(site, 'cached');
      const { _id, image } = await addProject();
      const cached = [BOXES, `/api/projects/${_id}`, `${image.url}?w=320`];
      const before = [];
      await until(async () => !(await revision(site)).revision.includes('~'));
      for (const path of cached) {
        await get(`${site}${path}`);
        before.push(await get(`${site}${path}`));
      }
      for (const { cache } of before) expect(cache).toBe('manjara-api; hit');

      await away(database);
      await until(() => isAway(site), AT_ONCE_MS);
      for (const [index, path] of cached.entries()) {
        const answer = await get(`${site}${path}`);
        expect(answer).toMatchObject({ status: 200, bytes: before[index]?.bytes });
        expect(answer.cache).toMatch(/^manjara-api; hit; ttl=-?\d+; detail=database-unreachable$/);
        expect(answer.headers.get('age')).toMatch(/^\d+$/);
        expect(answer.ms).toBeLessThan(AT_ONCE_MS);
      }
      const etag = before[0]?.headers.get('etag') ?? '';
      // Without it, fetch sends `no-cache` with a condition.
      const revalidating = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
      expect((await get(`${site}${BOXES}`, revalidating)).status).toBe(304);

      const uncached = await get(`${site}/api/reviews`, { 'Accept-Language': 'ar' });
      expect(uncached.headers.get('retry-after')).toBe('5');
      expect(uncached.ms).toBeLessThan(AT_ONCE_MS);
      expect(JSON.parse(String(uncached.bytes))).toMatchObject({
        statusCode: 503,
        error: 'unavailable',
        message: expect.stringContaining('الخدمة') as string,
        requestId: uncached.headers.get('x-request-id'),
      });
      const form = await sendMessage();
      expect(form.status).toBe(503);
      expect(form.headers.get('retry-after')).toBe('5');
      expect(form.ms).toBeLessThan(ELECTION_MS);
      expect(await isReady()).toBe(false);
      expect((await get(`${site}/api/health/live`)).status).toBe(200);

      await back(database);
      await until(async () => !(await isAway(site)) && (await isReady()), SOON_MS);
      expect((await get(`${site}${BOXES}`)).cache).toBe('manjara-api; hit');
      expect((await sendMessage()).status).toBe(201);
      expect((await addBox(site, 'new')).status).toBe(201);
      expect(await titles(site)).toEqual([...boxes, 'cached', 'new']);
    },
  );

  it('deleted entities are not served again by any process', async () => {
    const [first, second] = sites;
    const { _id } = await addProject();
    const gone = `/api/projects/${_id}`;
    for (const site of sites) {
      for (const path of [BOXES, '/api/projects', gone]) await get(`${site}${path}`);
    }
    await removeProject(_id);
    // Before the outage, request it only from the other process, not from the deleting one.
    await until(async () => (await get(`${second}${gone}`)).status === 404, 2_000);
    database.freeze();
    for (const site of sites) await until(() => isAway(site), AT_ONCE_MS);
    expect((await get(`${first}/api/projects`)).status).toBe(503);
    for (const site of sites) {
      expect((await get(`${site}${gone}`)).status).toBe(503);
      expect((await get(`${site}${BOXES}`)).status).toBe(200);
    }
  });
});
