import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { Types } from 'mongoose';
import { newProject } from '../../../test/support/factories/project.factory';
import { plansOf } from '../../../test/support/query-plans';
import { TestApp } from '../../../test/support/test-app';
import { FileReferences } from '../../storage/file-references';
import { PROJECT_SORTS, ProjectsRepository } from './projects.repository';

const at = (day: number) => new Date(Date.UTC(2026, 0, day));

describe('ProjectsRepository', () => {
  let app: TestApp;
  let projects: ProjectsRepository;
  beforeAll(async () => {
    app = await TestApp.start();
    projects = app.app.get(ProjectsRepository);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clear('projects'));

  const names = async (query: Parameters<ProjectsRepository['find']>[0]) =>
    (await projects.find(query)).items.map(({ name }) => name);

  it('orders projects of the same moment in one way, so that no page repeats one', async () => {
    for (let n = 0; n < 7; n++) {
      await projects.insert(newProject({ name: `P${n}`, createdAt: at(1) }));
    }
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(...(await names({ part: { page, limit: 3 } })));
    expect(pages).toEqual(await names({}));
    expect(new Set(pages).size).toBe(7);
  });

  it('finds a project by its name of today, not by the one before', async () => {
    const { _id } = await projects.insert(newProject({ name: 'Old mill' }));
    await projects.update(_id, { name: 'New mill' });
    const find = (text: string) => names({ search: { text, language: 'en' } });
    expect(await find('old')).toEqual([]);
    expect(await find('new')).toEqual(['New mill']);
  });

  it('changes only what a change names', async () => {
    const created = await projects.insert(newProject());
    await projects.update(created._id, { arAlt: 'وصف جديد' });
    expect(await projects.get(created._id)).toEqual({
      ...created,
      image: { ...created.image, arAlt: 'وصف جديد' },
    });
  });

  it('knows which files its projects refer to', async () => {
    const [main, second, foreign] = [1, 2, 3].map(() => new Types.ObjectId());
    await projects.insert(
      newProject({
        image: { file: main!, alt: 'a', arAlt: 'ا' },
        secondaryImages: [{ file: second! }],
      }),
    );
    const orphans = await app.app.get(FileReferences).unreferenced([main!, second!, foreign!]);
    expect(orphans).toEqual([foreign]);
  });

  it('answers every query from an index', async () => {
    for (const [index, { en, ar }] of PROJECT_CATEGORIES.entries()) {
      for (let n = 0; n < 5; n++) {
        await projects.insert(
          newProject({ category: en, arCategory: ar, createdAt: at(index * 5 + n + 1) }),
        );
      }
    }
    const [{ _id } = { _id: '' }] = (await projects.find({})).items;
    const part = { page: 2, limit: 5 };
    const search = { text: 'villa', language: 'en' } as const;
    const plans = await plansOf(app.connection, async () => {
      await projects.find({});
      await projects.find({ part });
      await projects.find({ part, categories: ['Education'] });
      await projects.find({ part, categories: ['Education', 'Hospitality'] });
      await projects.find({ part, search });
      await projects.find({ part, search: { text: 'فيلا', language: 'ar' } });
      await projects.find({ part, search, categories: ['Education'] });
      await projects.find({ part, search: { text: 'فيلا', language: 'both' } });
      await projects.get(_id);
      await projects.update(_id, { name: 'x' });
      await projects.remove(_id);
      await app.app.get(FileReferences).unreferenced([new Types.ObjectId()]);
    });
    const own = plans.filter((plan) => plan.startsWith('projects.'));
    expect(own.length).toBeGreaterThanOrEqual(15);
    expect(own.filter((plan) => !/IXSCAN|IDHACK/.test(plan))).toEqual([]);
    expect(own.filter((plan) => /COLLSCAN/.test(plan))).toEqual([]);
  });

  it.each(PROJECT_SORTS)('reads the order of %s from an index', async (by) => {
    for (let n = 0; n < 5; n++) await projects.insert(newProject());
    const part = { page: 2, limit: 2 };
    const plans = await plansOf(app.connection, async () => {
      await projects.find({ part, sort: { by, language: 'ar' } });
      await projects.find({ part, sort: { by, language: 'en' } });
    });
    const lists = plans.filter((plan) => plan.startsWith('projects.find'));
    expect(lists).toEqual([
      expect.stringMatching(/^(?!.*SORT).*IXSCAN/),
      expect.stringMatching(/^(?!.*SORT).*IXSCAN/),
    ]);
  });
});
