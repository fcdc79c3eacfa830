import { Logger } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Types } from 'mongoose';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import { basename, join } from 'node:path';
import { TemporaryFolder } from '../../src/common/forms/temporary-folder';
import { ConfigModule } from '../../src/config/config.module';
import { DatabaseModule } from '../../src/database/database.module';
import { FileReferences } from '../../src/storage/file-references';
import { FileSweep } from '../../src/storage/file-sweep';
import { FilesService } from '../../src/storage/files.service';
import { SweepModule } from '../../src/storage-sweep.module';
import { ApiProcess } from '../support/api-process';
import { ProjectsApi } from '../support/projects-api';
import { TestApp } from '../support/test-app';

const MINUTE_MS = 60_000;

describe('the sweep as a program', () => {
  let app: TestApp;
  let projects: ProjectsApi;
  let folder: string;
  beforeAll(async () => {
    app = await TestApp.start();
    projects = new ProjectsApi(app, await app.signIn());
  });
  beforeEach(async () => {
    await app.clear('projects');
    folder = await mkdtemp(join(os.tmpdir(), 'sweep-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  afterAll(() => app.stop());

  const dataDir = () => join(folder, 'data');

  async function sweep(...args: string[]) {
    const { mongodbUri, jwtSecret } = app.config;
    const environment = {
      MONGODB_URI: mongodbUri,
      JWT_SECRET: jwtSecret,
      TMPDIR: folder,
      DATA_DIR: dataDir(),
    };
    const program = ApiProcess.run(environment, 'cli/sweep.js', args);
    return { code: await program.exit(), output: program.output };
  }

  /** Files that nothing refers to: one whole, and one whose upload never ended. */
  async function leaveOrphans(minutes: number, owner = 'projects'): Promise<void> {
    const begun = Math.floor((Date.now() - minutes * MINUTE_MS) / 1000);
    const id = () =>
      new Types.ObjectId(`${begun.toString(16)}${new Types.ObjectId().toHexString().slice(8)}`);
    const [whole, unfinished] = [id(), id()];
    const chunk = { n: 0, data: Buffer.from('x') };
    await app.connection
      .collection('fs.files')
      .insertOne({ _id: whole, length: 1, chunkSize: 1, metadata: { owner } });
    await app.connection.collection('fs.chunks').insertMany([
      { ...chunk, files_id: whole },
      { ...chunk, files_id: unfinished },
    ]);
  }

  it('removes what is older than an hour or than it is told, and nothing that is referred to', async () => {
    const project = await projects.create(1);
    const { files, chunks } = await app.countStored();
    await leaveOrphans(90);
    await leaveOrphans(10);
    expect(await sweep()).toEqual({
      code: 0,
      output: 'Removed 2 files that nothing refers to.\n',
    });
    expect(await app.countStored()).toEqual({ files: files + 1, chunks: chunks + 2 });
    expect(await sweep('--older-than', '5')).toMatchObject({ code: 0 });
    expect(await app.countStored()).toEqual({ files, chunks });
    expect(await projects.read(project._id)).toEqual(project);
  });

  it('leaves the files of a module alone that this version does not have, and says how many', async () => {
    await leaveOrphans(90, 'catalogues');
    await leaveOrphans(90, 'catalogues');
    expect(await sweep()).toEqual({
      code: 0,
      output:
        'Removed 2 files that nothing refers to.\n' +
        'Left 2 files alone: they belong to modules that this version does not have (catalogues).\n',
    });
    expect(await app.countStored()).toEqual({ files: 2, chunks: 2 });
  });

  it('says every hour in the log how many files it leaves to modules that it does not know', async () => {
    const log = jest.spyOn(Logger.prototype, 'log').mockImplementation();
    await leaveOrphans(90, 'catalogues');
    const hourly = new FileSweep(app.app.get(FilesService));
    hourly.onApplicationBootstrap();
    await hourly.onModuleDestroy();
    expect(log).toHaveBeenCalledWith(
      { files: 1, owners: ['catalogues'] },
      'left files alone of modules that this version does not have',
    );
    expect((await app.countStored()).files).toBe(1);
    log.mockRestore();
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

  it('refuses what is no age, and removes nothing', async () => {
    await leaveOrphans(90);
    const { code, output } = await sweep('--older-than=-1');
    expect(code).toBe(1);
    expect(output).toMatch(/^--older-than is a whole number of minutes.*\n$/);
    expect(await app.countStored()).toEqual({ files: 1, chunks: 2 });
  });

  it('knows every module that refers to files', async () => {
    const known = await Test.createTestingModule({
      imports: [ConfigModule.forRoot(app.config), DatabaseModule, SweepModule],
    }).compile();
    const owners = known.get(FileReferences, { strict: false }).owners;
    await known.close();
    expect(owners.sort()).toEqual(app.app.get(FileReferences).owners.sort());
  });
});
