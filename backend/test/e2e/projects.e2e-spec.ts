import type { Project } from '@manjara/contracts';
import { LIMITS } from '@manjara/contracts';
import { newProject, projectTexts, withTexts } from '../support/factories/project.factory';
import { picture, svg } from '../support/pictures';
import { TestApp } from '../support/test-app';
import { ProjectsRepository } from '../../src/modules/projects/projects.repository';

const PROJECTS = '/api/projects';

interface Failure {
  error: string;
  message: string;
  details?: { field: string; message: string }[];
}

describe('/api/projects', () => {
  let app: TestApp;
  let admin: string;
  let png: Buffer;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signIn();
    png = await picture('png');
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects'));

  const post = (texts = projectTexts()) =>
    withTexts(app.http.post(PROJECTS).set('Authorization', admin), texts);
  const put = (id: string, texts: Record<string, string> = {}) =>
    withTexts(app.http.put(`${PROJECTS}/${id}`).set('Authorization', admin), texts);
  const read = async (id: string) => (await app.http.get(`${PROJECTS}/${id}`)).body as Project;
  const urls = ({ secondaryImages }: Project) => secondaryImages.map(({ url }) => url);

  /** A project with its picture and as many secondary ones, all different. */
  async function create(secondary = 0, texts = projectTexts()): Promise<Project> {
    const request = post(texts).attach('image', await picture(), 'main.png');
    for (let n = 0; n < secondary; n++) {
      void request.attach('secondaryImages', await picture(), `${n}.png`);
    }
    return (await request.expect(201)).body as Project;
  }

  describe('POST', () => {
    it('creates a project and answers it', async () => {
      const project = await create(2);
      const { alt, arAlt, ...texts } = projectTexts();
      expect(project).toMatchObject({ ...texts, image: { width: 32, height: 24, alt, arAlt } });
      expect(Date.now() - Date.parse(project.createdAt)).toBeLessThan(10_000);
      expect(project.secondaryImages).toHaveLength(2);
      expect(project.image.placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(await read(project._id)).toEqual(project);
      for (const url of [project.image.url, ...urls(project)]) await app.http.get(url).expect(200);
    });

    it.each([...Object.keys(projectTexts()), 'image'])('requires %s', async (field) => {
      const { [field]: _left, ...texts } = projectTexts();
      const request = post(field === 'image' ? projectTexts() : texts);
      if (field !== 'image') void request.attach('image', png, 'main.png');
      const { body } = await request.expect(400);
      const { error, message, details } = body as Failure;
      expect({ error, message }).toEqual({
        error: 'fields_missing',
        message: 'Please fill out all fields.',
      });
      expect(details).toEqual([{ field, message: 'This field is required.' }]);
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    });

    it('takes a blank text for a missing one', async () => {
      const { body } = await post(projectTexts({ arName: ' \t ' }))
        .attach('image', png, 'main.png')
        .expect(400);
      expect((body as Failure).details).toEqual([
        { field: 'arName', message: 'This field is required.' },
      ]);
    });

    it('accepts a category only with its own Arabic twin', async () => {
      const { body } = await post(projectTexts({ category: 'Education' }))
        .attach('image', png, 'main.png')
        .expect(400);
      expect((body as Failure).details?.map(({ field }) => field)).toEqual(['arCategory']);
    });

    it('limits texts, refuses control characters and keeps line breaks', async () => {
      const tooLong = projectTexts({ name: 'x'.repeat(LIMITS.name + 1) });
      const { body } = await post(tooLong).attach('image', png, 'main.png').expect(400);
      expect(body).toEqual({
        statusCode: 400,
        error: 'validation_failed',
        message: 'Name (English): At most 200 characters.',
        details: [{ field: 'name', message: 'At most 200 characters.' }],
      });
      await post(projectTexts({ name: 'a\u0007b' }))
        .attach('image', png, 'main.png')
        .expect(400);
      const project = await create(0, projectTexts({ description: ' one\r\n\r\ntwo ' }));
      expect(project.description).toBe('one\n\ntwo');
    });

    it('stores nothing that was not asked for', async () => {
      const texts = projectTexts({ _id: '0'.repeat(24), createdAt: '2001-01-01', search: 'x' });
      const project = await create(0, texts);
      expect(project._id).not.toBe('0'.repeat(24));
      expect(project.createdAt).not.toContain('2001');
      expect(Object.keys(await read(project._id)).sort()).toEqual(
        [
          ...['_id', 'name', 'arName', 'category', 'arCategory', 'description', 'arDescription'],
          ...['createdAt', 'image', 'secondaryImages'],
        ].sort(),
      );
    });

    it('ignores files of fields that it does not know', async () => {
      await post().attach('image', png, 'main.png').attach('script', png, 'x.png').expect(201);
      expect((await app.countStored()).files).toBe(1);
    });

    it.each([
      ['HTML as .png', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
      ['JSON as .png', Buffer.from('{"a":1}'), 415],
      ['a PDF as .png', Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n'), 415],
      ['an empty file', Buffer.alloc(0), 415],
      ['XHTML as .svg', Buffer.from('<html xmlns="http://www.w3.org/1999/xhtml"/>'), 415],
    ])('refuses %s and stores nothing', async (_what, bytes, status) => {
      const { body } = await post()
        .attach('image', png, 'main.png')
        .attach('secondaryImages', bytes, 'second.png')
        .expect(status);
      expect((body as Failure).error).toBe('picture_type_not_accepted');
      expect((body as Failure).message).toContain('second.png');
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
      expect(await app.connection.collection('projects').countDocuments()).toBe(0);
    });

    it('says what to do about a damaged picture, in the language asked for', async () => {
      const damaged = (await picture('jpeg', { width: 400, height: 400 })).subarray(0, 900);
      const { body } = await post()
        .set('Accept-Language', 'ar')
        .attach('image', damaged, 'قاعة.jpg')
        .expect(422);
      expect((body as Failure).error).toBe('picture_damaged');
      expect((body as Failure).message).toMatch(/قاعة\.jpg.*تالف/);
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    });

    it(`refuses more than ${LIMITS.secondaryImages} secondary pictures`, async () => {
      const request = post().attach('image', png, 'main.png');
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

    it('refuses to keep a picture that it does not have', async () => {
      const { body } = await post()
        .attach('image', png, 'main.png')
        .field('secondaryImages', `/api/files/${'0'.repeat(24)}`)
        .expect(400);
      expect((body as Failure).error).toBe('project_unknown_secondary_image');
    });

    it('accepts a form only', async () => {
      await app.http
        .post(PROJECTS)
        .set('Authorization', admin)
        .send({ ...projectTexts(), image: { path: '/etc/passwd', name: 'x', size: 1 } })
        .expect(415);
    });

    it('removes the files when the database refuses the project', async () => {
      const repository = app.app.get(ProjectsRepository);
      jest.spyOn(repository, 'create').mockRejectedValueOnce(new Error('The disk is full.'));
      const { body } = await post().attach('image', png, 'main.png').expect(500);
      expect(body).toMatchObject({ error: 'unexpected', message: 'An unexpected error occurred.' });
      expect((body as { requestId: string }).requestId).toMatch(/^[0-9a-f-]{36}$/);
      expect(JSON.stringify(body)).not.toContain('disk');
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    });
  });

  describe('PUT', () => {
    it('changes the texts that it is given and keeps everything else', async () => {
      const project = await create(2);
      const { body } = await put(project._id, { name: 'A new name', alt: 'A new text' }).expect(
        200,
      );
      expect(body).toEqual({
        ...project,
        name: 'A new name',
        image: { ...project.image, alt: 'A new text' },
      });
      expect((await app.countStored()).files).toBe(3);
    });

    it('refuses a blank text', async () => {
      const { _id } = await create();
      await put(_id, { name: ' ' }).expect(400);
    });

    it.each(['category', 'arCategory'])('changes %s only together with its twin', async (field) => {
      const { _id } = await create();
      const both = { category: 'Education', arCategory: 'التعليم' };
      const { body } = await put(_id, { [field]: both[field as keyof typeof both] }).expect(400);
      expect((body as Failure).details).toEqual([{ field, message: 'Both languages are needed.' }]);
      await put(_id, both).expect(200);
    });

    it('replaces the picture and removes the old file', async () => {
      const project = await create();
      const wide = await picture('jpeg', { width: 50, height: 10 });
      const { body } = await put(project._id).attach('image', wide, 'wide.jpg').expect(200);
      const { image } = body as Project;
      expect(image).toMatchObject({ width: 50, height: 10, alt: projectTexts().alt });
      expect(image.url).not.toBe(project.image.url);
      await app.http.get(project.image.url).expect(404);
      await app.http.get(image.url).expect(200);
      expect((await app.countStored()).files).toBe(1);
    });

    it('keeps, adds, drops and orders secondary pictures as the form does', async () => {
      const project = await create(3);
      const [first, second, third] = urls(project) as [string, string, string];
      const { body } = await put(project._id)
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
      const project = await create(2);
      const { body } = await put(project._id, { secondaryImages: '' }).expect(200);
      expect((body as Project).secondaryImages).toEqual([]);
      expect((await app.countStored()).files).toBe(1);
    });

    it.each([
      ['of another project', async () => urls(await create(1))[0] as string],
      ['that is no address', () => 'javascript:alert(1)'],
      ['that is empty, beside another', () => ''],
    ])('refuses to keep a picture %s', async (_what, foreign) => {
      const project = await create(1);
      const others = (await app.countStored()).files;
      const url = await foreign();
      const { files } = await app.countStored();
      expect(files).toBeGreaterThanOrEqual(others);
      await put(project._id)
        .field('secondaryImages', urls(project)[0] as string)
        .field('secondaryImages', url)
        .attach('secondaryImages', png, 'new.png')
        .expect(400);
      expect(await read(project._id)).toEqual(project);
      expect((await app.countStored()).files).toBe(files);
    });

    it('refuses to keep one picture twice', async () => {
      const project = await create(1);
      const [url] = urls(project) as [string];
      await put(project._id)
        .field('secondaryImages', url)
        .field('secondaryImages', url)
        .expect(400);
    });

    it('counts kept and new pictures together', async () => {
      const project = await create(1);
      const request = put(project._id).field('secondaryImages', urls(project)[0] as string);
      for (let n = 0; n < LIMITS.secondaryImages; n++) {
        void request.attach('secondaryImages', png, `${n}.png`);
      }
      await request.expect(400);
      expect(await read(project._id)).toEqual(project);
    });

    it('leaves everything as it was when a new picture is refused', async () => {
      const project = await create(1);
      await put(project._id, { name: 'Never' })
        .attach('image', png, 'fine.png')
        .attach('secondaryImages', Buffer.from('no picture'), 'bad.png')
        .expect(415);
      expect(await read(project._id)).toEqual(project);
      expect((await app.countStored()).files).toBe(2);
    });

    it('answers 409 when a picture that is to stay was dropped in the meantime', async () => {
      const project = await create(2);
      const [first, second] = urls(project) as [string, string];
      const repository = app.app.get(ProjectsRepository);
      const original = repository.findPictures.bind(repository);
      jest.spyOn(repository, 'findPictures').mockImplementationOnce(async (id) => {
        const pictures = await original(id);
        await put(id).field('secondaryImages', second).expect(200);
        return pictures;
      });
      await put(project._id)
        .field('secondaryImages', first)
        .attach('secondaryImages', png, 'new.png')
        .expect(409);
      expect(urls(await read(project._id))).toEqual([second]);
      expect((await app.countStored()).files).toBe(2);
    });

    it('answers 404 for a project that does not exist, and stores nothing', async () => {
      const { body } = await put('0'.repeat(24)).attach('image', png, 'x.png').expect(404);
      expect((body as Failure).message).toBe('This project does not exist.');
      expect((await app.countStored()).files).toBe(0);
    });
  });

  describe('DELETE', () => {
    it('removes the project with its files', async () => {
      const project = await create(2);
      const { text } = await app.http
        .delete(`${PROJECTS}/${project._id}`)
        .set('Authorization', admin)
        .expect(204);
      expect(text).toBe('');
      await app.http.get(`${PROJECTS}/${project._id}`).expect(404);
      expect(await app.countStored()).toEqual({ files: 0, chunks: 0 });
    });

    it('answers 404 the second time, and 400 for what is no id', async () => {
      const remove = (id: string) =>
        app.http.delete(`${PROJECTS}/${id}`).set('Authorization', admin);
      await remove('0'.repeat(24)).expect(404);
      const { body } = await remove('not-an-id').expect(400);
      expect((body as Failure).error).toBe('invalid_id');
    });
  });

  it.each(['post', 'put', 'delete'] as const)('lets nobody else %s', async (method) => {
    const path = method === 'post' ? PROJECTS : `${PROJECTS}/${'0'.repeat(24)}`;
    await app.http[method](path).expect(401);
  });

  describe('GET', () => {
    const list = async (query: Record<string, string | string[]> = {}) => {
      const answer = await app.http.get(PROJECTS).query(query).expect(200);
      return {
        names: (answer.body as Project[]).map(({ name }) => name),
        total: answer.headers['x-total-count'],
        link: answer.headers.link,
      };
    };

    beforeEach(async () => {
      const repository = app.app.get(ProjectsRepository);
      const rows = [
        ['A (old)', 'مشروع أ', 'Education', 'التعليم'],
        ['B. Majlis', 'مَجلِس إسراء', 'Residential', 'السكني'],
        ['C Café', 'مقهى الروضة', 'Commercial', 'التجاري'],
        ['D Majlis', 'مجلس كبير', 'Hospitality', 'الضيافة'],
      ] as const;
      for (const [index, [name, arName, category, arCategory]] of rows.entries()) {
        const createdAt = new Date(Date.UTC(2026, 0, index + 1));
        await repository.create(newProject({ name, arName, category, arCategory, createdAt }));
      }
    });

    it('answers all, newest first', async () => {
      expect(await list()).toEqual({
        names: ['D Majlis', 'C Café', 'B. Majlis', 'A (old)'],
        total: '4',
        link: undefined,
      });
    });

    it.each([
      [{ sort: 'createdAt' }, 'ABCD'],
      [{ sort: '-createdAt' }, 'DCBA'],
      [{ sort: 'name', lang: 'en' }, 'ABCD'],
      [{ sort: '-name', lang: 'en' }, 'DCBA'],
      [{ sort: 'name', lang: 'ar' }, 'BDAC'],
      [{ sort: '-name', lang: 'ar', category: 'Education' }, 'A'],
    ])('answers them in the order of %j', async (query, order) => {
      const { names } = await list(query);
      expect(names.map((name) => name[0]).join('')).toBe(order);
    });

    it('refuses an order that it does not know', async () => {
      const { body } = await app.http.get(PROJECTS).query({ sort: 'price' }).expect(400);
      expect((body as Failure).details).toMatchObject([{ field: 'sort' }]);
    });

    it('answers the part asked for, and where the others are', async () => {
      const { names, total, link } = await list({ page: '2', limit: '1', lang: 'en' });
      expect({ names, total }).toEqual({ names: ['C Café'], total: '4' });
      const at = (page: number, rel: string) =>
        `</api/projects?page=${page}&limit=1&lang=en>; rel="${rel}"`;
      expect(link).toBe([at(1, 'first'), at(1, 'prev'), at(3, 'next'), at(4, 'last')].join(', '));
      expect(await list({ page: '9', limit: '2' })).toMatchObject({ names: [], total: '4' });
    });

    it('takes a category by its label in either language, and several', async () => {
      expect((await list({ category: 'الضيافة' })).names).toEqual(['D Majlis']);
      expect((await list({ category: ['commercial', 'Education'] })).names).toEqual([
        'C Café',
        'A (old)',
      ]);
      expect(await list({ category: 'Garden', page: '1' })).toMatchObject({
        names: [],
        total: '0',
      });
    });

    it.each([
      ['ar', 'مجلس', ['D Majlis', 'B. Majlis']],
      ['ar', 'اسراء', ['B. Majlis']],
      ['ar', 'مقهي الروضه', ['C Café']],
      ['ar', 'majlis', []],
      ['en', 'MAJLIS', ['D Majlis', 'B. Majlis']],
      ['en', 'cafe', ['C Café']],
      ['en', '.', ['B. Majlis']],
      ['en', '(old)', ['A (old)']],
      ['en', '.*', []],
      ['en', '   ', ['D Majlis', 'C Café', 'B. Majlis', 'A (old)']],
    ])('finds in %s by "%s"', async (lang, search, names) => {
      expect((await list({ lang, search })).names).toEqual(names);
    });

    it('searches the language of the client when none is named, Arabic by default', async () => {
      expect((await list({ search: 'مجلس' })).names).toHaveLength(2);
      const { body } = await app.http
        .get(PROJECTS)
        .query({ search: 'majlis' })
        .set('Accept-Language', 'en');
      expect(body).toHaveLength(2);
    });

    it('combines search, category and page', async () => {
      const query = {
        search: 'majlis',
        lang: 'en',
        category: 'Residential',
        page: '1',
        limit: '5',
      };
      expect(await list(query)).toMatchObject({ names: ['B. Majlis'], total: '1' });
    });

    it.each([
      { page: '0' },
      { page: 'x' },
      { limit: '101' },
      { limit: '1.5' },
      { lang: 'fr' },
      { search: ['a', 'b'] },
    ])('refuses %j', async (query) => {
      const { body } = await app.http.get(PROJECTS).query(query).expect(400);
      expect((body as Failure).details?.map(({ field }) => field)).toEqual(Object.keys(query));
    });
  });

  it('shows a scripted SVG only under a policy that lets no script run', async () => {
    const { body } = await post()
      .attach('image', svg('<script>alert(1)</script>'), 'logo.svg')
      .expect(201);
    const answer = await app.http.get((body as Project).image.url).expect(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
  });
});
