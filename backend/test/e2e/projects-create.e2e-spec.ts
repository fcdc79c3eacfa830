import { LIMITS } from '@manjara/contracts';
import { projectTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { type Failure, ProjectsApi } from '../support/projects-api';
import { TestApp } from '../support/test-app';
import { ProjectsRepository } from '../../src/modules/projects/projects.repository';

describe('/api/projects', () => {
  let app: TestApp;
  let admin: string;
  let projects: ProjectsApi;
  let png: Buffer;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
    projects = new ProjectsApi(app, admin);
    png = await picture('png');
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects'));

  describe('POST', () => {
    it('limits texts, refuses control characters and keeps line breaks', async () => {
      const tooLong = projectTexts({ name: 'x'.repeat(LIMITS.name + 1) });
      const { body } = await projects.post(tooLong).attach('image', png, 'main.png').expect(400);
      expect(body).toEqual({
        statusCode: 400,
        error: 'validation_failed',
        message: 'Name (English): At most 200 characters.',
        details: [{ field: 'name', message: 'At most 200 characters.' }],
      });
      await projects
        .post(projectTexts({ name: 'a\u0007b' }))
        .attach('image', png, 'main.png')
        .expect(400);
      const project = await projects.create(0, projectTexts({ description: ' one\r\n\r\ntwo ' }));
      expect(project.description).toBe('one\n\ntwo');
    });

    it.each(['ـــ', 'ًٌٍ', '\u200f.'])(
      'takes the name %j, of which the search keeps nothing',
      async (name) => {
        const project = await projects.create(0, projectTexts({ name, arName: name }));
        expect(await projects.read(project._id)).toMatchObject({ name, arName: name });
      },
    );

    it.each([
      ['HTML as .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
      ['JSON as .png', Buffer.from('{"a":1}'), 415],
      ['a PDF as .png', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'), 415],
      ['an empty file', Buffer.alloc(0), 415],
      ['XHTML as .svg', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"/>'), 415],
    ])('refuses %s and stores nothing', async (_what, bytes, status) => {
      const { body } = await projects
        .post()
        .attach('image', png, 'main.png')
        .attach('secondaryImages', bytes, 'second.png')
        .expect(status);
      expect((body as Failure).error).toBe('picture_type_not_accepted');
      const { message, details } = body as Failure;
      expect(message).toContain('second.png');
      expect(details).toEqual([{ field: 'secondaryImages', message }]);
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
      expect(await app.connection.collection('projects').countDocuments()).toBe(0);
    });

    it('says what to do about a damaged picture, in the language asked for', async () => {
      const damaged = (await picture('jpeg', { width: 400, height: 400 })).subarray(0, 900);
      const { body } = await projects
        .post()
        .set('Accept-Language', 'ar')
        .attach('image', damaged, 'قاعة.jpg')
        .expect(422);
      expect((body as Failure).error).toBe('picture_damaged');
      expect((body as Failure).message).toMatch(/قاعة\.jpg.*تالف/);
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    });

    it(`refuses more than ${LIMITS.secondaryImages} secondary pictures`, async () => {
      const request = projects.post().attach('image', png, 'main.png');
      for (let n = 0; n <= LIMITS.secondaryImages; n++) {
        void request.attach('secondaryImages', png, `${n}.png`);
      }
      const { body } = await request.expect(400);
      expect(body).toMatchObject({
        error: 'too_many_files',
        message: 'At most 100 files are accepted here.',
        details: [{ field: 'secondaryImages' }],
      });
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    });

    it('removes the files when the database refuses the project', async () => {
      const repository = app.app.get(ProjectsRepository);
      jest.spyOn(repository, 'create').mockRejectedValueOnce(new Error('The disk is full.'));
      const { body } = await projects.post().attach('image', png, 'main.png').expect(500);
      expect(body).toMatchObject({ error: 'unexpected', message: 'An unexpected error occurred.' });
      expect((body as { requestId: string }).requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(JSON.stringify(body)).not.toContain('disk');
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    });
  });
});
