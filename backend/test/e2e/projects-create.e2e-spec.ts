import { LIMITS } from '@manjara/contracts';
import { ProjectsRepository } from '../../src/modules/projects/projects.repository';
import { projectTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { type Failure, ProjectsApi } from '../support/projects-api';
import { TestApp } from '../support/test-app';

describe('POST /api/projects', () => {
  let app: TestApp;
  let projects: ProjectsApi;
  let png: Buffer;
  beforeAll(async () => {
    app = await TestApp.start();
    projects = new ProjectsApi(app, await app.signIn());
    png = await picture('png');
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects'));

  const expectNothing = async () => {
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    expect(await app.connection.collection('projects').countDocuments()).toBe(0);
  };

  it('takes a name of which the search keeps nothing', async () => {
    const project = await projects.create(0, projectTexts({ name: 'ـــ', arName: '\u200f.' }));
    expect(await projects.read(project._id)).toMatchObject({ name: 'ـــ', arName: '\u200f.' });
  });

  it.each([
    ['HTML as .png', '<!doctype html><script>alert(1)</script>'],
    ['JSON as .png', '{"a":1}'],
    ['a PDF as .png', '%PDF-1.7\n%âãÏÓ\n1 0 obj\n'],
    ['an empty file', ''],
    ['XHTML', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ])('refuses %s and stores nothing', async (_what, text) => {
    const { body } = await projects
      .post()
      .attach('image', png, 'main.png')
      .attach('secondaryImages', Buffer.from(text), 'second.png')
      .expect(415);
    const { error, message, details } = body as Failure;
    expect(error).toBe('picture_type_not_accepted');
    expect(message).toContain('second.png');
    expect(details).toEqual([{ field: 'secondaryImages', message }]);
    await expectNothing();
  });

  it('says what to do about a damaged picture, in the language asked for', async () => {
    const damaged = (await picture('jpeg', { width: 400, height: 400 })).subarray(0, 900);
    const request = projects.post().attach('image', damaged, 'قاعة.jpg');
    const { body } = await request.set('Accept-Language', 'ar').expect(422);
    expect((body as Failure).error).toBe('picture_damaged');
    expect((body as Failure).message).toMatch(/قاعة\.jpg.*تالف/);
    await expectNothing();
  });

  it(`refuses more than ${LIMITS.secondaryImages} secondary pictures`, async () => {
    const request = projects.post().attach('image', png, 'main.png');
    for (let n = 0; n <= LIMITS.secondaryImages; n++) {
      void request.attach('secondaryImages', png, `${n}.png`);
    }
    expect((await request.expect(400)).body).toMatchObject({
      error: 'too_many_files',
      message: 'At most 100 files are accepted here.',
      details: [{ field: 'secondaryImages' }],
    });
    await expectNothing();
  });

  it('tells nothing of an error but its id, and removes the files', async () => {
    const repository = app.app.get(ProjectsRepository);
    jest.spyOn(repository, 'create').mockRejectedValueOnce(new Error('The disk is full.'));
    const { body } = await projects.post().attach('image', png, 'main.png').expect(500);
    expect(body).toEqual({
      statusCode: 500,
      error: 'unexpected',
      message: 'An unexpected error occurred.',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    await expectNothing();
  });
});
