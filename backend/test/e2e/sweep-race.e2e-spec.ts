import type { Project, ProjectDraft } from '@manjara/contracts';
import type { Types } from 'mongoose';
import { FileReferences } from '../../src/storage/file-references';
import { PICTURE_AGE_MS, Sweep } from '../../src/storage/sweep';
import { projectTexts, withTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { ProjectsApi } from '../support/projects-api';
import { TestApp } from '../support/test-app';

const DAY_MS = 86_400_000;

describe('a picture while the sweep runs', () => {
  let app: TestApp;
  let admin: string;
  let projects: ProjectsApi;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
    projects = new ProjectsApi(app, admin);
  });
  beforeEach(() => app.clear('projects', 'home_content'));
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  const post = (path: string, texts: Record<string, string> = {}) =>
    withTexts(app.http.post(path).set('Authorization', admin), texts);
  const files = () => app.connection.collection('fs.files');

  /** Sets `touchedAt` of all pictures to 31 days ago. */
  const age = () =>
    files().updateMany(
      {},
      { $set: { 'metadata.touchedAt': new Date(Date.now() - PICTURE_AGE_MS - DAY_MS) } },
    );

  /**
   * Sweeps while `write` is done just after the sweep has looked for references. It finds none, as
   * if what holds them had moved to where it had looked already.
   */
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
