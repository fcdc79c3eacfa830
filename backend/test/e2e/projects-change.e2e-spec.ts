import type { Project } from '@manjara/contracts';
import { LIMITS } from '@manjara/contracts';
import { projectTexts } from '../support/factories/project.factory';
import { picture } from '../support/pictures';
import { type Failure, PROJECTS, ProjectsApi, secondaryUrls } from '../support/projects-api';
import { TestApp } from '../support/test-app';
import { FilesService } from '../../src/storage/files.service';

describe('/api/projects', () => {
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

  describe('PUT', () => {
    it('changes the texts that it is given and keeps everything else', async () => {
      const project = await projects.create(2);
      const { body } = await projects
        .put(project._id, { name: 'A new name', alt: 'A new text' })
        .expect(200);
      expect(body).toEqual({
        ...project,
        name: 'A new name',
        image: { ...project.image, alt: 'A new text' },
      });
      expect((await app.countStored()).files).toBe(3);
    });

    it('refuses a blank text', async () => {
      const { _id } = await projects.create();
      await projects.put(_id, { name: ' ' }).expect(400);
    });

    it.each(['category', 'arCategory'])('changes %s only together with its twin', async (field) => {
      const { _id } = await projects.create();
      const both = { category: 'Education', arCategory: 'التعليم' };
      const { body } = await projects
        .put(_id, { [field]: both[field as keyof typeof both] })
        .expect(400);
      expect((body as Failure).details).toEqual([{ field, message: 'Both languages are needed.' }]);
      await projects.put(_id, both).expect(200);
    });

    it('replaces the picture and removes the old file', async () => {
      const project = await projects.create();
      const wide = await picture('jpeg', { width: 50, height: 10 });
      const { body } = await projects
        .put(project._id)
        .attach('image', wide, 'wide.jpg')
        .expect(200);
      const { image } = body as Project;
      expect(image).toMatchObject({ width: 50, height: 10, alt: projectTexts().alt });
      expect(image.url).not.toBe(project.image.url);
      await app.http.get(project.image.url).expect(404);
      await app.http.get(image.url).expect(200);
      expect((await app.countStored()).files).toBe(1);
    });

    it('keeps, adds, drops and orders secondary pictures as the form does', async () => {
      const project = await projects.create(3);
      const [first, second, third] = secondaryUrls(project) as [string, string, string];
      const { body } = await projects
        .put(project._id)
        .field('secondaryImages', third)
        .attach('secondaryImages', await picture('png', { width: 77, height: 7 }), 'new-1.png')
        .field('secondaryImages', first)
        .attach('secondaryImages', await picture('png', { width: 88, height: 8 }), 'new-2.png')
        .expect(200);
      const images = (body as Project).secondaryImages;
      expect(images.map(({ url, width }) => (width === 32 ? url : width))).toEqual([
        third,
        77,
        first,
        88,
      ]);
      await app.http.get(second).expect(404);
      await app.http.get(first).expect(200);
      expect((await app.countStored()).files).toBe(5);
    });

    it('removes all secondary pictures for a single empty text', async () => {
      const project = await projects.create(2);
      const { body } = await projects.put(project._id, { secondaryImages: '' }).expect(200);
      expect((body as Project).secondaryImages).toEqual([]);
      expect((await app.countStored()).files).toBe(1);
    });

    it.each([
      ['of another project', async () => secondaryUrls(await projects.create(1))[0] as string],
      ['that is no address', () => 'javascript:alert(1)'],
      ['that is empty, beside another', () => ''],
    ])('refuses to keep a picture %s', async (_what, foreign) => {
      const project = await projects.create(1);
      const others = (await app.countStored()).files;
      const url = await foreign();
      const { files } = await app.countStored();
      expect(files).toBeGreaterThanOrEqual(others);
      await projects
        .put(project._id)
        .field('secondaryImages', secondaryUrls(project)[0] as string)
        .field('secondaryImages', url)
        .attach('secondaryImages', png, 'new.png')
        .expect(400);
      expect(await projects.read(project._id)).toEqual(project);
      expect((await app.countStored()).files).toBe(files);
    });

    it('refuses to keep one picture twice', async () => {
      const project = await projects.create(1);
      const [url] = secondaryUrls(project) as [string];
      await projects
        .put(project._id)
        .field('secondaryImages', url)
        .field('secondaryImages', url)
        .expect(400);
    });

    it('counts kept and new pictures together', async () => {
      const project = await projects.create(1);
      const request = projects
        .put(project._id)
        .field('secondaryImages', secondaryUrls(project)[0] as string);
      for (let n = 0; n < LIMITS.secondaryImages; n++) {
        void request.attach('secondaryImages', png, `${n}.png`);
      }
      await request.expect(400);
      expect(await projects.read(project._id)).toEqual(project);
    });

    it('leaves everything as it was when a new picture is refused', async () => {
      const project = await projects.create(1);
      await projects
        .put(project._id, { name: 'Never' })
        .attach('image', png, 'fine.png')
        .attach('secondaryImages', Buffer.from('no picture'), 'bad.png')
        .expect(415);
      expect(await projects.read(project._id)).toEqual(project);
      expect((await app.countStored()).files).toBe(2);
    });

    it('answers 409 when a picture that is to stay was dropped in the meantime', async () => {
      const project = await projects.create(2);
      const [first, second] = secondaryUrls(project) as [string, string];
      const files = app.app.get(FilesService);
      const original = files.withFiles.bind(files);
      jest.spyOn(files, 'withFiles').mockImplementationOnce(async (owner, work) => {
        await projects.put(project._id).field('secondaryImages', second).expect(200);
        return original(owner, work);
      });
      await projects
        .put(project._id)
        .field('secondaryImages', first)
        .attach('secondaryImages', png, 'new.png')
        .expect(409);
      expect(secondaryUrls(await projects.read(project._id))).toEqual([second]);
      expect((await app.countStored()).files).toBe(2);
    });

    it('answers 404 for a project that does not exist, and stores nothing', async () => {
      const { body } = await projects.put('0'.repeat(24)).attach('image', png, 'x.png').expect(404);
      expect((body as Failure).message).toBe('This project does not exist.');
      expect((await app.countStored()).files).toBe(0);
    });
  });

  describe('DELETE', () => {
    it('removes the project with its files', async () => {
      const project = await projects.create(2);
      const { text } = await projects.remove(project._id).expect(204);
      expect(text).toBe('');
      await app.http.get(`${PROJECTS}/${project._id}`).expect(404);
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    });

    it('answers 404 the second time, and 400 for what is no id', async () => {
      await projects.remove('0'.repeat(24)).expect(404);
      const { body } = await projects.remove('not-an-id').expect(400);
      expect((body as Failure).error).toBe('invalid_id');
    });
  });
});
