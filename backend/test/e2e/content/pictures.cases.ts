import type { AdminProfile, HomeContent, Image, LibraryPicture, Project } from '@manjara/contracts';
import { projectTexts, withTexts } from '../../support/factories/project.factory';
import { picture } from '../../support/pictures';
import { type Failure, ProjectsApi, secondaryUrls } from '../../support/projects-api';
import { fileIdOf } from '../../support/stored-pictures';
import { until } from '../../support/until';
import { sendApplication } from '../../support/visitors';
import { app } from '../shared-site';

const PICTURES = '/api/pictures';

const projects = new ProjectsApi(app);
beforeEach(() => app.clear('projects', 'home_content', 'jobs'));

const send = (bytes: Buffer, name: string, headers: Record<string, string> = {}) =>
  app.asAdmin.post(PICTURES).set(headers).attach('image', bytes, name);
const upload = async (headers: Record<string, string> = {}, name = 'hall.png') =>
  (await send(await picture(), name, headers).expect(201)).body as Image;
const list = (query = '') => app.asAdmin.get(`${PICTURES}${query}`);
const read = async () => (await list().expect(200)).body as LibraryPicture[];
const post = (path: string, texts: Record<string, string> = {}) =>
  withTexts(app.asAdmin.post(path), texts);

describe('POST /api/pictures', () => {
  it('stores a picture, of which the url is enough for a form', async () => {
    const image = await upload();
    expect(image).toMatchObject({ width: 32, placeholder: expect.stringMatching(/^data:/) });
    const project = (await projects.post(projectTexts({ image: image.url })).expect(201))
      .body as Project;
    expect(project.image).toMatchObject(image);
    expect((await app.countStored()).files).toBe(1);
  });

  it('answers the same picture to the same key, and stores nothing twice', async () => {
    const key = { 'Idempotency-Key': 'a key of one upload' };
    const answers = await Promise.all([upload(key), upload(key), upload(key)]);
    expect(await upload(key)).toEqual(answers[0]);
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
    await upload({ 'Idempotency-Key': 'another' });
    // Without a header the key is the id, which clients know.
    await upload({ 'Idempotency-Key': String(fileIdOf(answers[0]!.url)) });
    expect((await app.countStored()).files).toBe(3);
  });

  it('answers the stored picture to a client that lost the first answer', async () => {
    const key = { 'Idempotency-Key': 'a key of a lost answer' };
    const files = app.connection.collection('fs.files');
    const lost = send(await picture(), 'hall.png', key);
    lost.end(() => undefined);
    await until(async () => (await files.countDocuments()) === 1);
    lost.abort();
    const stored = await files.findOne();
    expect((await upload(key)).url).toBe(`/api/files/${String(stored?._id)}`);
    expect(await app.countStored()).toEqual({ files: 1, chunks: 1 });
  });
});

describe('GET /api/pictures', () => {
  it('has the newest first, in pages, with what uses them', async () => {
    const [shared, loose] = [await upload({}, 'باب.png'), await upload()];
    const texts = projectTexts({ image: shared.url });
    const { _id } = (await projects.post(texts).expect(201)).body as Project;
    await post('/api/content/home', { heroImage: shared.url }).expect(200);
    const answer = await list('?limit=1').expect(200);
    expect(answer.headers).toMatchObject({ 'x-total-count': '2' });
    expect(answer.headers.link).toContain('page=2');
    expect(answer.body).toEqual([{ ...loose, name: 'hall.png', usedIn: [] }]);
    const usedIn = [
      { kind: 'projects', id: _id },
      { kind: 'content/home', id: 'home' },
    ];
    expect((await read())[1]).toEqual({ ...shared, name: 'باب.png', usedIn });
  });

  it('has no CV', async () => {
    await sendApplication(app, 'salim@example.com');
    expect(await read()).toEqual([]);
  });
});

describe('the url of a picture in place of its file', () => {
  it('is taken by slots, secondary pictures, drafts and the profile', async () => {
    const [one, two] = [await upload(), await upload()];
    const saved = await post('/api/content/home', { heroImage: one.url, 'images[3]': two.url });
    const { heroImage, aboutImages } = saved.body as HomeContent;
    expect([heroImage.url, aboutImages[3]?.url]).toEqual([one.url, two.url]);
    const cleared = await post('/api/content/home', { heroImage: '' }).expect(200);
    expect((cleared.body as HomeContent).heroImage.url).toBe('');

    const project = await projects.create(1);
    const request = projects.put(project._id).field('secondaryImages', two.url);
    void request.field('secondaryImages', secondaryUrls(project)[0]!);
    const { body } = await request.attach('secondaryImages', await picture(), 'c.png').expect(200);
    expect(secondaryUrls(body as Project).slice(0, 2)).toEqual([
      two.url,
      ...secondaryUrls(project),
    ]);
    expect((body as Project).secondaryImages).toHaveLength(3);

    const part = { image: `https://example.com${one.url}`, status: 'draft' };
    const draft = await post('/api/projects', part).expect(201);
    expect(draft.body).toMatchObject({ image: one });
    const profile = await post('/api/admin/profile/update-image', { image: two.url }).expect(200);
    expect((profile.body as AdminProfile).image).toEqual(two);
  });

  it('keeps the focal point of the picture that is there', async () => {
    const { _id, image } = await projects.create(0, projectTexts({ focus: '10,60' }));
    const put = async (texts: Record<string, string>) =>
      ((await projects.put(_id, texts).expect(200)).body as Project).image;
    expect(await put({ image: image.url })).toEqual(image);
    expect(await put({ image: image.url, focus: '' })).not.toHaveProperty('focus');
    expect(await put({ image: (await upload()).url })).not.toHaveProperty('focus');
  });

  it.each([
    ['en', 'This is neither a picture file nor the address of a picture of this site.'],
    ['ar', 'هذا ليس ملف صورة ولا عنوان صورة من صور هذا الموقع.'],
  ])('is refused if it is not the url of a picture, in %s', async (language, message) => {
    await sendApplication(app, 'salim@example.com');
    const cv = await app.connection.collection('fs.files').findOne({});
    const project = await projects.create();
    const cvUrl = `/api/files/${String(cv?._id)}`;
    for (const url of [cvUrl, '/api/files/../projects', ' ', 'oak.png', 'javascript:alert(1)']) {
      for (const field of ['image', 'secondaryImages']) {
        const request = projects.put(project._id).set('Accept-Language', language);
        // A single empty text clears the list.
        void request.field('secondaryImages', project.image.url).field(field, url);
        const { error, details } = (await request.expect(400)).body as Failure;
        expect({ error, details }).toEqual({
          error: 'picture_unknown',
          details: [{ field, message }],
        });
      }
    }
    expect(await projects.read(project._id)).toEqual(project);
  });
});

describe('the sweep and concurrent writes', () => {
  it('keeps a picture for 30 days after it was dropped, and lists it until then', async () => {
    const project = await projects.create(1);
    await projects.put(project._id, { secondaryImages: '' }).expect(200);
    const [url] = secondaryUrls(project) as [string];
    await app.http.get(url).expect(200);
    await projects.put(project._id).field('secondaryImages', url).expect(200);
    expect(await app.sweepLater()).toBe(0);
    await projects.removeForGood(project._id);
    await app.http.get(url).expect(200);
    expect(await app.sweepLater()).toBe(2);
    await app.http.get(url).expect(404);
  });
});
