import type { Project, ProjectDraft } from '@manjara/contracts';
import { Types } from 'mongoose';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import os from 'node:os';
import { basename, join } from 'node:path';
import { TemporaryFolder } from '../../../src/common/forms/temporary-folder';
import { FileReferences } from '../../../src/storage/file-references';
import { PICTURE_AGE_MS, Sweep } from '../../../src/storage/sweep';
import { ApiProcess } from '../../support/api-process';
import { projectTexts, withTexts } from '../../support/factories/project.factory';
import { picture } from '../../support/pictures';
import { ProjectsApi } from '../../support/projects-api';
import { app } from '../shared-site';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const projects = new ProjectsApi(app);
beforeEach(() => app.clear('projects', 'home_content'));

describe('the sweep as a program', () => {
  let folder: string;
  beforeEach(async () => (folder = await mkdtemp(join(os.tmpdir(), 'sweep-'))));
  afterEach(() => rm(folder, { recursive: true }));

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

  it('removes files older than an hour, pictures after a month, or by --older-than', async () => {
    const project = await projects.create(1);
    const { files, chunks } = await app.countStored();
    await leaveOrphans(90);
    await leaveOrphans(10);
    await leaveOrphans(31 * 24 * 60);
    const output = 'Removed 5 files that nothing refers to.\n';
    expect(await sweep()).toEqual({ code: 0, output });
    expect(await app.countStored()).toEqual({ files: files + 3, chunks: chunks + 4 });
    expect(await sweep('--older-than', '5')).toMatchObject({ code: 0 });
    expect(await app.countStored()).toEqual({ files, chunks });
    expect(await projects.read(project._id)).toEqual(project);
  });

  /** Leaves a folder of an installation in the machine's temporary folder. */
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

describe('a picture while the sweep runs', () => {
  afterEach(() => jest.restoreAllMocks());

  const post = (path: string, texts: Record<string, string> = {}) =>
    withTexts(app.asAdmin.post(path), texts);
  const files = () => app.connection.collection('fs.files');

  /** Sets `touchedAt` of all pictures to 31 days ago. */
  const age = () =>
    files().updateMany(
      {},
      { $set: { 'metadata.touchedAt': new Date(Date.now() - PICTURE_AGE_MS - DAY_MS) } },
    );

  /** Runs `write` just after the sweep has looked for references and found none. */
  async function sweepDuring(write: () => PromiseLike<unknown>): Promise<number> {
    await age();
    const look = jest.spyOn(app.app.get(FileReferences), 'unreferenced');
    look.mockImplementationOnce(async (ids: readonly Types.ObjectId[]) => {
      await write();
      return [...ids];
    });
    return app.app.get(Sweep).removePictures(new Date(Date.now() - PICTURE_AGE_MS));
  }

  interface Given {
    project: Project;
    draft: ProjectDraft;
  }
  const given = async (): Promise<Given> => {
    const project = await projects.create(1);
    const request = post('/api/projects', projectTexts({ status: 'draft' }));
    void request.attach('image', await picture(), 'draft.png');
    return { project, draft: (await request.expect(201)).body as ProjectDraft };
  };

  it.each<[string, (things: Given) => PromiseLike<unknown>, number]>([
    ['nobody names', () => Promise.resolve(), 3],
    ['an edit keeps', ({ project: { _id } }) => projects.put(_id, { alt: 'Oak' }).expect(200), 1],
    [
      'an edit drops',
      ({ project: { _id } }) => projects.put(_id, { secondaryImages: '' }).expect(200),
      1,
    ],
    ['is copied', ({ project: { _id } }) => post(`/api/projects/${_id}/duplicate`).expect(201), 1],
    ['is unpublished', ({ project: { _id } }) => projects.put(_id, { status: 'draft' }), 1],
    ['is published', ({ draft: { _id } }) => projects.put(_id, { status: 'published' }), 2],
    ['is deleted for good', ({ project: { _id } }) => projects.removeForGood(_id), 3],
    [
      'another takes up',
      ({ draft: { image } }) => post('/api/content/home', { heroImage: image.url! }).expect(200),
      2,
    ],
  ])('that %s: of three pictures, what is left', async (_what, write, removed) => {
    const things = await given();
    expect(await sweepDuring(() => write(things))).toBe(removed);
    expect(await files().countDocuments()).toBe(3 - removed);
    expect((await app.countStored()).chunks).toBe(3 - removed);
  });

  it('is refused where the sweep was faster', async () => {
    const { draft } = await given();
    await sweepDuring(() => Promise.resolve());
    const { body } = await post('/api/content/home', { heroImage: draft.image.url! }).expect(400);
    expect(body).toMatchObject({ error: 'picture_unknown', details: [{ field: 'heroImage' }] });
  });
});
