import { normalise, PROGRESS, PROJECT_CATEGORIES } from '@manjara/contracts';
import { Types } from 'mongoose';
import { PROJECT_SORTS } from '../../src/modules/projects/project-query';
import { CommandPlans, type CommandPlan, monitoredDatabaseUri } from '../support/command-plans';
import { newProject } from '../support/factories/project.factory';
import { LONG } from '../support/long';
import { Api } from './support/api';

/** Enough documents for the query planner to choose an index, and for a full scan to be noticed. */
const COUNT = 500;
const PAGE = 20;

/** The filters that the site and the dashboard send. */
const FILTERS = [
  '',
  '&category=Education&category=Hospitality',
  '&search=oak door&searchLang=both',
  '&search=oak&searchLang=en&category=Education&category=Hospitality',
  ...(LONG
    ? [
        '&category=Education',
        '&search=oak&searchLang=en',
        '&search=بلوط&searchLang=ar',
        '&search=البلوط باب&searchLang=ar',
        '&search=oak&searchLang=both',
        '&search=oak&searchLang=both&category=Education',
        '&search=nothing&searchLang=en',
      ]
    : []),
];
/** The first sort fields of the list's orders, each in both directions. */
const ORDERED_BY = ['createdAt', 'search.ar', 'search.en', 'category', 'arCategory'];
const ORDERS = [
  '',
  ...PROJECT_SORTS.flatMap((by) => [`&sort=${by}&lang=ar`, `&sort=${by}&lang=en`]),
];

/** The default order of the list. */
const NEWEST_FIRST = '"sort":{"createdAt":-1,"_id":-1}';

let api: Api;

beforeAll(async () => {
  // With a trusted proxy, searches without X-Forwarded-For are not limited.
  api = await Api.start({ mongodbUri: monitoredDatabaseUri(), trustProxy: 1 });
  await fill();
});
afterAll(() => api.stop());

async function fill(): Promise<void> {
  const { connection } = api.app;
  const numbers = Array.from({ length: COUNT }, (_, n) => n);
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 1_000);
  const projects = numbers.map((n) => {
    const { en: category, ar: arCategory } = PROJECT_CATEGORIES[n % PROJECT_CATEGORIES.length]!;
    const name = `${n % 4 ? 'teak' : 'oak'} door ${n}`;
    const arName = `باب ${n % 4 ? 'ساج' : 'بلوط'} ${n}`;
    const search = { en: normalise(name), ar: normalise(arName) };
    const texts = { name, arName, category, arCategory, createdAt: at(n) };
    return { ...newProject(texts), search, addresses: [`door-${n}`] };
  });
  const received = () =>
    numbers.map((n) => ({
      name: `Visitor ${n}`,
      email: `v${n}@example.com`,
      emailKey: `v${n}@example.com`,
      phone: '0500000000',
      job: 'Doors',
      message: 'A door, please.',
      isRead: n % 2 > 0,
      progress: n % 2 > 0 ? PROGRESS[n % 3] : 'new',
      state: n % 5 > 0 ? 'published' : 'spam',
      createdAt: at(n),
      cv: new Types.ObjectId(),
    }));
  await connection.collection('projects').insertMany(projects);
  for (const name of ['messages', 'jobs']) await connection.collection(name).insertMany(received());
}

/** The query plans of all commands that the API sends while `work` runs. */
async function plansOf(work: () => Promise<void>): Promise<CommandPlan[]> {
  const watched = new CommandPlans(api.app.connection);
  try {
    await work();
  } finally {
    watched.stop();
  }
  return watched.plans();
}

const ask = (path: string) => api.app.asAdmin.get(encodeURI(path));
const of = (plans: CommandPlan[], collection: string) =>
  plans.filter((plan) => plan.collection === collection);

it.each(FILTERS)('pages of "%s" are found by an index in every order', async (filter) => {
  const plans = await plansOf(async () => {
    for (const order of ORDERS) {
      await ask(`/api/projects?page=3&limit=${PAGE}${filter}${order}`).expect(200);
    }
  });
  const own = of(plans, 'projects');
  for (const field of ORDERED_BY) {
    for (const way of [1, -1]) {
      const order = `"sort":{"${field}":${way}`;
      expect(own.some(({ command }) => command.includes(order))).toBe(true);
    }
  }
  expect(own.filter(({ stages }) => stages.includes('COLLSCAN'))).toEqual([]);
  // A search scans the names, and a filtered category may be sorted in memory.
  if (filter.includes('search')) return;
  const bounded = own.filter(
    ({ command }) => filter === '' || !command.includes('"sort"') || command.includes(NEWEST_FIRST),
  );
  expect(bounded.filter(({ stages }) => stages.includes('SORT'))).toEqual([]);
  expect(bounded.filter(({ examined }) => examined > 2 * PAGE)).toEqual([]);
});

it.each(['messages', 'jobs'])('pages and counts of %s are found by an index', async (inbox) => {
  const pinned = await api.app.connection.collection(inbox).find().limit(3).toArray();
  const first = pinned.map(({ _id }) => `&pinned=${_id.toHexString()}`).join('');
  const plans = await plansOf(async () => {
    const folders = ['', '&spam=true', ...PROGRESS.map((progress) => `&progress=${progress}`)];
    const marks = ['', '&isRead=false', '&isRead=true'];
    for (const filter of [...folders, ...marks.flatMap((one) => [one, `${one}&spam=true`])]) {
      for (const pins of ['', first]) {
        await ask(`/api/${inbox}?page=3&limit=${PAGE}${filter}${pins}`).expect(200);
        await api.app.asAdmin.head(`/api/${inbox}?limit=1${filter}`).expect(200);
      }
    }
    await ask(`/api/${inbox}?search=visitor 7&progress=done&limit=${PAGE}`).expect(200);
    await ask(`/api/${inbox}?search=visitor 5&spam=true&limit=${PAGE}`).expect(200);
    await ask(`/api/${inbox}?search=visitor 7&limit=${PAGE}`).expect(200);
  });
  const own = of(plans, inbox);
  expect(own.filter(({ stages }) => stages.some((stage) => /COLLSCAN|^SORT$/.test(stage)))).toEqual(
    [],
  );
  const searched = ({ command }: CommandPlan) =>
    command.includes('"sort"') && !command.includes('"limit"');
  expect(own.filter((plan) => plan.examined > 4 * PAGE && !searched(plan))).toEqual([]);
});

it('the data of one address is found by an index', async () => {
  const plans = await plansOf(async () => {
    const search = api.app.asAdmin.post('/api/personal-data/search');
    await search.send({ email: 'V7@example.com' }).expect(200);
  });
  const own = [...of(plans, 'messages'), ...of(plans, 'jobs')];
  expect(own).toHaveLength(2);
  expect(own.filter(({ examined }) => examined > 1)).toEqual([]);
});

it('suggestions are found in the index of the names, not in whole projects', async () => {
  const plans = await plansOf(async () => {
    await ask('/api/project-suggestions?search=oka').expect(200);
  });
  const [names] = of(plans, 'projects').filter(({ command }) => command.includes('"sort"'));
  expect(names!.command).toContain('"projection":{"search.en":1,"search.ar":1}');
  expect(names!.stages).toContain('IXSCAN');
});

it('lists still work, more slowly, while an index is missing', async () => {
  const { connection } = api.app;
  const projects = connection.collection('projects');
  const indexes = (await projects.indexes()).filter(({ name }) => name !== '_id_');
  const answers = async () => {
    const paths = ['projects?page=2&limit=5', 'projects?page=1&search=oak&searchLang=both'];
    const texts = [];
    for (const path of [...paths, 'project-suggestions?search=oka']) {
      const { body, headers } = await ask(`/api/${path}`).expect(200);
      texts.push([headers['x-total-count'], JSON.stringify(body)]);
    }
    return texts;
  };
  const before = await answers();
  for (const { name } of indexes) await projects.dropIndex(name!);
  try {
    await api.app.contentChanged();
    expect(await answers()).toEqual(before);
  } finally {
    await projects.createIndexes(indexes.map(({ key, name }) => ({ key, name: name! })));
  }
});
