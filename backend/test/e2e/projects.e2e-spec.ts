import { LIMITS, type Project } from '@manjara/contracts';
import { mongo } from 'mongoose';
import { newProject } from '../support/factories/project.factory';
import { PROJECTS } from '../support/projects-api';
import { TestApp } from '../support/test-app';
import { ProjectsRepository } from '../../src/modules/projects/projects.repository';

describe('/api/projects', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects'));

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
        await repository.insert(newProject({ name, arName, category, arCategory, createdAt }));
      }
    });

    it('answers all, newest first', async () => {
      expect(await list()).toEqual({
        names: ['D Majlis', 'C Café', 'B. Majlis', 'A (old)'],
        total: '4',
        link: undefined,
      });
    });

    it('orders projects of the same moment in one way, so that no page repeats one', async () => {
      await app.connection
        .collection('projects')
        .updateMany({}, { $set: { createdAt: new Date(Date.UTC(2026, 0, 1)) } });
      await app.contentChanged();
      const pages = [];
      for (const page of ['1', '2', '3']) pages.push(...(await list({ page, limit: '2' })).names);
      expect(pages).toEqual((await list()).names);
      expect(new Set(pages).size).toBe(4);
    });

    it('finds a project by its name of today, not by the one before', async () => {
      const repository = app.app.get(ProjectsRepository);
      const { _id } = await repository.insert(newProject({ name: 'Old mill' }));
      await repository.update(_id, { name: 'New mill' });
      await app.contentChanged();
      expect((await list({ search: 'old mill', lang: 'en' })).names).toEqual([]);
      expect((await list({ search: 'mill', lang: 'en' })).names).toEqual(['New mill']);
    });

    it('says how many there are, also where the database estimates wrongly after a power cut', async () => {
      const estimate = jest
        .spyOn(mongo.Collection.prototype, 'estimatedDocumentCount')
        .mockResolvedValue(7);
      const { names, total } = await list({ page: '1', limit: '2' });
      estimate.mockRestore();
      expect({ names, total }).toEqual({ names: ['D Majlis', 'C Café'], total: '4' });
    });

    it.each([
      [{ sort: 'createdAt' }, 'ABCD'],
      [{ sort: '-createdAt' }, 'DCBA'],
      [{ sort: 'name', lang: 'en' }, 'ABCD'],
      [{ sort: '-name', lang: 'en' }, 'DCBA'],
      [{ sort: 'name', lang: 'ar' }, 'BDAC'],
      [{ sort: '-name', lang: 'ar', category: 'Education' }, 'A'],
      [{ sort: 'category', lang: 'en' }, 'CADB'],
      [{ sort: '-category', lang: 'en' }, 'BDAC'],
      [{ sort: 'category', lang: 'ar' }, 'CABD'],
      [{ sort: '-category', lang: 'ar', page: '2', limit: '2' }, 'AC'],
    ])('answers them in the order of %j', async (query, order) => {
      const { names } = await list(query);
      expect(names.map((name) => name[0]).join('')).toBe(order);
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
      // Its length is counted in characters, like that of every text.
      expect((await list({ category: '🪵'.repeat(LIMITS.name) })).names).toEqual([]);
    });

    it.each([
      ['ar', 'مجلس', ['D Majlis', 'B. Majlis']],
      ['ar', 'اسراء', ['B. Majlis']],
      ['ar', 'مقهي الروضه', ['C Café']],
      ['ar', 'majlis', []],
      ['en', 'MAJLIS', ['D Majlis', 'B. Majlis']],
      ['en', 'cafe', ['C Café']],
      ['en', 'b.', ['B. Majlis']],
      ['en', '(old)', ['A (old)']],
      ['en', '.*', []],
      ['en', '   ', ['D Majlis', 'C Café', 'B. Majlis', 'A (old)']],
      // Marks that nobody sees are trimmed like spaces: no search.
      ['en', '\u200f', ['D Majlis', 'C Café', 'B. Majlis', 'A (old)']],
    ])('finds in %s by "%s"', async (lang, search, names) => {
      expect((await list({ lang, search })).names).toEqual(names);
    });

    it.each(['.', '&-!', 'ـــ', 'ًٌٍ'])(
      'finds nothing by %j, which has no letter and no digit',
      async (search) => {
        for (const searchLang of ['ar', 'en', 'both']) {
          const page = { search, searchLang, page: '1' };
          expect(await list(page)).toMatchObject({ names: [], total: '0' });
        }
      },
    );

    it('searches the language of the client when none is named, Arabic by default', async () => {
      expect((await list({ search: 'مجلس' })).names).toHaveLength(2);
      const { body } = await app.http
        .get(PROJECTS)
        .query({ search: 'majlis' })
        .set('Accept-Language', 'en');
      expect(body).toHaveLength(2);
    });

    it.each([
      ['majlis', 'en', ['D Majlis', 'B. Majlis']],
      ['الروضه', 'en', ['C Café']],
      ['cafe', 'ar', ['C Café']],
    ])('searches both names for "%s" when asked to', async (search, lang, names) => {
      expect((await list({ search, lang, searchLang: 'both' })).names).toEqual(names);
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
  });
});
