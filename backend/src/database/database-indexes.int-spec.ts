import { Types } from 'mongoose';
import { TestApp } from '../../test/support/test-app';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const IN_ORDER_OF_ENTRY = { _id: 1 } as const;
const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;
const ofAddress = { emailKey: { $in: ['nora@example.com', null] } };
const beforeNow = { createdAt: { $lt: new Date() } };
const byFile = (path: string) => ({ [path]: { $in: [new Types.ObjectId()] } });

interface Stage {
  stage: string;
  inputStage?: Stage;
}

const stagesOf = (plan: Stage | undefined): string[] =>
  plan ? [plan.stage, ...stagesOf(plan.inputStage)] : [];

describe('the indexes', () => {
  let app: TestApp;
  beforeAll(async () => (app = await TestApp.start()));
  afterAll(() => app.stop());

  it.each([
    ['the products', 'products', {}, NEWEST_FIRST],
    ['the reviews', 'reviews', {}, NEWEST_FIRST],
    ['the messages', 'messages', {}, NEWEST_FIRST],
    ['the partners', 'partners', {}, IN_ORDER_OF_ENTRY],
    ['the values', 'values', {}, IN_ORDER_OF_ENTRY],
    ['the questions', 'questions', {}, IN_ORDER_OF_ENTRY],
    ['the boxes', 'boxes', {}, IN_ORDER_OF_ENTRY],
    ['the projects', 'projects', {}, NEWEST_FIRST],
    ['the projects of a category', 'projects', { category: 'Education' }, NEWEST_FIRST],
    ['the main picture of a project', 'projects', byFile('image.file'), undefined],
    ['a further picture of a project', 'projects', byFile('secondaryImages.file'), undefined],
    ['the picture of a product', 'products', byFile('image.file'), undefined],
    ['the picture of a review', 'reviews', byFile('image.file'), undefined],
    ['the logo of a partner', 'partners', byFile('image.file'), undefined],
    ['the messages of an address', 'messages', ofAddress, undefined],
    ['the applications of an address', 'jobs', ofAddress, undefined],
    ['the oldest messages', 'messages', beforeNow, OLDEST_FIRST],
    ['the oldest applications', 'jobs', beforeNow, OLDEST_FIRST],
    ['the picture of a value', 'values', byFile('image.file'), undefined],
  ])('find %s without reading all or sorting', async (_what, name, filter, sort) => {
    const collection = app.connection.collection(name);
    await collection.insertMany(
      [1, 2, 3].map((n) => ({ category: 'Education', createdAt: new Date(n) })),
    );
    const cursor = collection.find(filter);
    if (sort) cursor.sort(sort);
    const { queryPlanner } = (await cursor.explain()) as {
      queryPlanner: { winningPlan: Stage };
    };
    const stages = stagesOf(queryPlanner.winningPlan);
    // MongoDB 8 calls the shortest of them EXPRESS_IXSCAN.
    expect(stages.some((stage) => /^(\w+_)?IXSCAN$|^IDHACK$/.test(stage))).toBe(true);
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
  });
});
