import type { Project } from '@manjara/contracts';
import { picture, svg } from '../support/pictures';
import { ProjectsApi, secondaryUrls } from '../support/projects-api';
import { sweepLater } from '../support/sweep-later';
import { TestApp } from '../support/test-app';

describe('PUT /api/projects/{id}', () => {
  let app: TestApp;
  let projects: ProjectsApi;
  beforeAll(async () => {
    app = await TestApp.start();
    projects = new ProjectsApi(app, await app.signIn());
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects'));

  const fileCount = async () => (await app.countStored()).files;

  it('keeps, adds, drops and orders secondary pictures as the form does', async () => {
    const project = await projects.create(3);
    const [first, second, third] = secondaryUrls(project) as [string, string, string];
    const { body } = await projects
      .put(project._id)
      // Clients may make addresses absolute.
      .field('secondaryImages', `https://example.com${third}`)
      .attach('secondaryImages', await picture('png', { width: 77, height: 7 }), 'new-1.png')
      .field('secondaryImages', first)
      .attach('secondaryImages', await picture('png', { width: 88, height: 8 }), 'new-2.png')
      .expect(200);
    const images = (body as Project).secondaryImages;
    const order = images.map(({ url, width }) => (width === 32 ? url : width));
    expect(order).toEqual([third, 77, first, 88]);
    // Previous versions keep their pictures.
    expect(await sweepLater(app)).toBe(0);
    await app.connection.collection('revisions').deleteMany({});
    expect(await sweepLater(app)).toBe(1);
    await app.http.get(second).expect(404);
    await app.http.get(first).expect(200);
    expect(await fileCount()).toBe(5);
  });

  it('removes all secondary pictures for a single empty text', async () => {
    const project = await projects.create(2);
    const { body } = await projects.put(project._id, { secondaryImages: '' }).expect(200);
    expect((body as Project).secondaryImages).toEqual([]);
    await app.connection.collection('revisions').deleteMany({});
    await sweepLater(app);
    expect(await fileCount()).toBe(1);
  });

  it('says nothing of the picture before that the next one is not', async () => {
    const project = await projects.create();
    const attach = async (bytes: Buffer, name: string) =>
      (await projects.put(project._id).attach('image', bytes, name).expect(200)).body as Project;
    const logo = svg('<circle r="9"/>');
    expect((await attach(logo, 'logo.svg')).image).toMatchObject({ transparent: true });
    expect((await attach(await picture(), 'hall.png')).image).not.toHaveProperty('transparent');
  });

  it.each<[string, (kept: string) => string]>([
    ['that nobody has stored', () => `/api/files/${'0'.repeat(24)}`],
    ['that it keeps already', (kept) => `https://example.com${kept}`],
    ['that is no address', () => 'javascript:alert(1)'],
    ['that leads out of the files', () => '/api/files/../projects'],
    ['that is empty, beside another', () => ''],
  ])('refuses a picture %s', async (_what, urlFor) => {
    const project = await projects.create(1);
    const [kept] = secondaryUrls(project) as [string];
    const files = await fileCount();
    await projects
      .put(project._id)
      .field('secondaryImages', kept)
      .field('secondaryImages', urlFor(kept))
      .attach('secondaryImages', await picture(), 'new.png')
      .expect(400);
    expect(await projects.read(project._id)).toEqual(project);
    expect(await fileCount()).toBe(files);
  });

  it('takes a picture back that another change dropped in the meantime', async () => {
    const project = await projects.create(2);
    const [first, second] = secondaryUrls(project) as [string, string];
    await projects.put(project._id).field('secondaryImages', second).expect(200);
    await projects.put(project._id).field('secondaryImages', first).expect(200);
    expect(secondaryUrls(await projects.read(project._id))).toEqual([first]);
  });
});
