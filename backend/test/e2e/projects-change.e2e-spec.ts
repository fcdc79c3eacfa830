import type { Project } from '@manjara/contracts';
import { picture } from '../support/pictures';
import { ProjectsApi, secondaryUrls } from '../support/projects-api';
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
  });
});
