import { type Connection, createConnection } from 'mongoose';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DOCUMENTED_CALLS } from '../contract/support/openapi';
import { stored } from '../contract/support/stored';
import { requestOf } from '../malformed/generator';
import { exchange } from '../malformed/raw-client';
import type { RawRequest } from '../malformed/raw-request';
import { seed as seedEntities } from '../malformed/seeds';
import type { Target } from '../malformed/target';
import { faultIn } from '../malformed/verdict';
import { ApiProcess, MEMORY_PROBE } from '../support/api-process';
import { freshDatabaseUri } from '../support/database';
import { MailServer } from '../support/mail-server';
import { ADMIN } from '../support/test-app';
import { until } from '../support/until';

// Half a minute; much longer beside other suites on a small machine.
jest.setTimeout(300_000);

const COUNT = 1_000;
const AT_A_TIME = 4;
/** Of the fast-check library; another one makes other requests. */
const SEED = Number(process.env.MALFORMED_SEED ?? 20_261_121);
/** What the second thousand may leave in the heap; a leak of 10 KB a request would be 10 MB. */
const HEAP_GROWTH_MB = 6;
/** And how much more than the most of the first may stay with the process: allocators keep some. */
const RSS_GROWTH_MB = 32;
const MB = 1e6;

describe(`${COUNT} malformed requests (MALFORMED_SEED=${SEED})`, () => {
  let api: ApiProcess;
  let mails: MailServer;
  let database: Connection;
  let folder: string;
  let port: number;
  let target: Target;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'malformed-'));
    mails = await MailServer.start();
    const uri = freshDatabaseUri();
    api = ApiProcess.run({
      ...MEMORY_PROBE,
      MONGODB_URI: uri,
      DATA_DIR: folder,
      TMPDIR: folder,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      JWT_SECRET: 'a secret of the tests, long enough to sign',
      PUBLIC_URL: 'https://manjara.example',
      SMTP_URL: mails.url,
      DEMO_CONTENT: '0',
      RATE_LIMIT_LOGIN: '999999',
      RATE_LIMIT_FORMS: '999999',
      LOG_LEVEL: 'error',
    });
    const address = await api.address();
    port = Number(new URL(address).port);
    target = await seedEntities(address, ADMIN);
    database = await createConnection(uri).asPromise();
  });

  afterAll(async () => {
    api.signal('SIGTERM');
    await api.exit();
    await mails.stop();
    await database.dropDatabase();
    await database.close();
    await rm(folder, { recursive: true });
  });

  /** Sends all; answers what was wrong, each with what it takes to send it again. */
  async function storm(): Promise<string[]> {
    const faults: string[] = [];
    let next = 0;
    const worker = async () => {
      for (let number = next++; number < COUNT; number = next++) {
        const request = requestOf(number, SEED, DOCUMENTED_CALLS, target);
        const fault = await outcome(request);
        if (fault) faults.push(`${fault}: request ${number}, ${describeRequest(request)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
    return faults;
  }

  async function outcome(request: RawRequest): Promise<string | undefined> {
    try {
      return faultIn(request, await exchange(port, request));
    } catch (error) {
      return (error as Error).message;
    }
  }

  const counts = async () =>
    Object.fromEntries(
      Object.entries(await stored({ connection: database })).map(([name, { length }]) => [
        name,
        length,
      ]),
    );

  it('none is answered 5xx, nothing is stored, and memory stays flat', async () => {
    const before = await counts();
    expect(await storm()).toEqual([]);
    // Asked over its own channel: it is still the process that was started.
    const warm = await api.memory();
    expect(await storm()).toEqual([]);
    const after = await api.memory();

    expect(await counts()).toEqual(before);
    expect((after.heapUsed - warm.heapUsed) / MB).toBeLessThan(HEAP_GROWTH_MB);
    expect((after.rss - warm.peak) / MB).toBeLessThan(RSS_GROWTH_MB);
    // The folder of a request is removed beside its answer.
    await until(async () => (await readdir(folder)).every((name) => !name.startsWith('manjara-')));

    const ready = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    expect(ready.status).toBe(200);
    const profile = await fetch(`http://127.0.0.1:${port}/api/admin/profile`, {
      headers: { Authorization: `Bearer ${target.token}` },
    });
    expect(await profile.json()).toMatchObject({ email: ADMIN.email });
  });
});

const describeRequest = ({ name, label, bytes }: RawRequest & { name: string }): string =>
  `${name}, ${label}: ${JSON.stringify(bytes.subarray(0, 600).toString('latin1'))}`;
