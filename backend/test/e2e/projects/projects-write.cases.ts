import { LIMITS, type Project } from '@manjara/contracts';
import { ProjectsService } from '../../../src/modules/projects/projects.service';
import { projectTexts } from '../../support/factories/project.factory';
import { picture, svg } from '../../support/pictures';
import { type Failure, ProjectsApi, secondaryUrls } from '../../support/projects-api';
import { app } from '../shared-site';

const projects = new ProjectsApi(app);
let png: Buffer;
beforeAll(async () => {
  png = await picture('png');
});
beforeEach(() => app.clear('projects', 'revisions'));

describe('POST /api/projects', () => {
  const expectNothing = async () => {
    expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    expect(await app.connection.collection('projects').countDocuments()).toBe(0);
  };

  it('accepts a name without searchable characters', async () => {
    const project = await projects.create(0, projectTexts({ name: 'ـــ', arName: '\u200f.' }));
    expect(await projects.read(project._id)).toMatchObject({ name: 'ـــ', arName: '\u200f.' });
  });

  it('rejects a file that is not a picture, whatever its name, and stores nothing', async () => {
    const { body } = await projects
      .post()
      .attach('image', png, 'main.png')
      .attach(
        'secondaryImages',
        Buffer.from('<!doctype html><script>alert(1)</script>'),
        'second.png',
      )
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

  it('reveals only the id of an error, and removes the files', async () => {
    const service = app.app.get(ProjectsService);
    jest.spyOn(service, 'create').mockRejectedValueOnce(new Error('The disk is full.'));
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

describe('PUT /api/projects/{id}', () => {
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
    expect(await app.sweepLater()).toBe(0);
    await app.connection.collection('revisions').deleteMany({});
    expect(await app.sweepLater()).toBe(1);
    await app.http.get(second).expect(404);
    await app.http.get(first).expect(200);
    expect(await fileCount()).toBe(5);
  });

  it('removes all secondary pictures for a single empty text', async () => {
    const project = await projects.create(2);
    const { body } = await projects.put(project._id, { secondaryImages: '' }).expect(200);
    expect((body as Project).secondaryImages).toEqual([]);
    await app.connection.collection('revisions').deleteMany({});
    await app.sweepLater();
    expect(await fileCount()).toBe(1);
  });

  it('does not keep details of the replaced picture', async () => {
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

  it('restores a picture that another change dropped meanwhile', async () => {
    const project = await projects.create(2);
    const [first, second] = secondaryUrls(project) as [string, string];
    await projects.put(project._id).field('secondaryImages', second).expect(200);
    await projects.put(project._id).field('secondaryImages', first).expect(200);
    expect(secondaryUrls(await projects.read(project._id))).toEqual([first]);
  });
});
