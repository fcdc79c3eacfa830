import { Types } from 'mongoose';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import { basename, join } from 'node:path';
import { TemporaryFolder } from '../../src/common/forms/temporary-folder';
import { ApiProcess } from '../support/api-process';
import { ProjectsApi } from '../support/projects-api';
import { TestApp } from '../support/test-app';

const MINUTE_MS = 60_000;

describe('the sweep as a program', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => (app = await TestApp.start()));
  beforeEach(async () => {
    await app.clear('projects');
    folder = await mkdtemp(join(os.tmpdir(), 'sweep-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  afterAll(() => app.stop());

  const dataDir = () => join(folder, 'data');

  async function sweep(...args: string[]) {
    const { mongodbUri, jwtSecret } = app.config;
    const settings = { MONGODB_URI: mongodbUri, JWT_SECRET: jwtSecret };
    const folders = { TMPDIR: folder, DATA_DIR: dataDir() };
    const program = ApiProcess.run({ ...settings, ...folders }, 'cli/sweep.js', args);
    return { code: await program.exit(), output: program.output };
  }

  /** Files that nothing refers to: a CV, a picture, and one whose upload never ended. */
  async function leaveOrphans(minutes: number): Promise<void> {
    const touchedAt = new Date(Date.now() - minutes * MINUTE_MS);
    const begun = Math.floor((Date.now() - minutes * MINUTE_MS) / 1000).toString(16);
    const id = () => new Types.ObjectId(`${begun}${new Types.ObjectId().toHexString().slice(8)}`);
    const [cv, picture, unfinished] = [id(), id(), id()];
    const chunk = { n: 0, data: Buffer.from('x') };
    for (const [_id, metadata] of [
      [cv, { owner: 'jobs', visibility: 'private' }],
      [picture, { owner: 'pictures', visibility: 'public', touchedAt }],
    ] as const) {
      const file = { _id, length: 1, chunkSize: 1, metadata: { ...metadata, key: String(_id) } };
      await app.connection.collection('fs.files').insertOne(file);
    }
    for (const files_id of [cv, picture, unfinished]) {
      await app.connection.collection('fs.chunks').insertOne({ ...chunk, files_id });
    }
  }

  it('removes what is older than an hour, pictures after a month, or what it is told', async () => {
    const projects = new ProjectsApi(app, await app.signIn());
    const project = await projects.create(1);
    const { files, chunks } = await app.countStored();
    await leaveOrphans(90);
    await leaveOrphans(10);
    const output = 'Removed 2 files that nothing refers to.\n';
    expect(await sweep()).toEqual({ code: 0, output });
    expect(await app.countStored()).toEqual({ files: files + 3, chunks: chunks + 4 });
    await leaveOrphans(31 * 24 * 60);
    expect((await sweep()).output).toBe('Removed 3 files that nothing refers to.\n');
    expect(await sweep('--older-than', '5')).toMatchObject({ code: 0 });
    expect(await app.countStored()).toEqual({ files, chunks });
    expect(await projects.read(project._id)).toEqual(project);
  });

  /** A folder of work that an installation has left in the folder of temporary files. */
  async function leaveFolder(ofDataDir: string, minutes: number): Promise<string> {
    const tmpdir = jest.spyOn(os, 'tmpdir').mockReturnValue(folder);
    const env = jest.replaceProperty(process, 'env', { ...process.env, DATA_DIR: ofDataDir });
    const path = await new TemporaryFolder('upload').path();
    env.restore();
    tmpdir.mockRestore();
    const time = new Date(Date.now() - minutes * MINUTE_MS);
    await utimes(path, time, time);
    return basename(path);
  }

  it('removes folders that killed work has left, and none of another installation', async () => {
    await leaveFolder(dataDir(), 90);
    const inUse = await leaveFolder(dataDir(), 0);
    const another = await leaveFolder(join(folder, 'another'), 90);
    await mkdir(join(folder, 'other'));
    await sweep();
    expect((await readdir(folder)).sort()).toEqual([inUse, another, 'other'].sort());
  });
});
