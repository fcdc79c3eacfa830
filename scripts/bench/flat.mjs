// What reads cost at 100 to 100,000 projects: API and embedded database, the cache turned off.
import { cpuTime, median, round } from './measure.mjs';
import { fill, RARE, WORDS } from './projects.mjs';
import { jsonOf, startSite } from './site.mjs';

/** Largest to smallest. */
const GOAL = 1.5;
const LIST_SIZES = [100, 10_000, 100_000];
const SEARCH_SIZES = [100, 2_000, 10_000];
const REQUESTS = 60;
const CONNECTIONS = 4;
/** What is slow is measured with fewer requests. */
const ROUND_LIMIT_MS = 2_000;
const LIMIT = 20;
const CATEGORY = 'Residential';
/** To which the projects belong in turn. */
const CATEGORIES = 6;

const query = (parameters) =>
  `/api/projects?${new URLSearchParams({ limit: LIMIT, page: 1, ...parameters })}`;
const middle = (size) => Math.ceil(size / LIMIT / 2);

/** As visitors ask, and as the dashboard does (`table`). */
const LISTS = {
  'list, first page': () => query({}),
  'list, page in the middle': ({ size }) => query({ page: middle(size) }),
  'list, last page': ({ size }) => query({ page: size / LIMIT }),
  'category, first page': () => query({ category: CATEGORY }),
  'category, page in the middle': ({ size }) =>
    query({ page: middle(size / CATEGORIES), category: CATEGORY, limit: 10 }),
  'two categories, first page': () => `${query({ category: CATEGORY })}&category=Education`,
  'one project': ({ ids }, n) => `/api/projects/${ids[n % ids.length]}`,
  'table, newest': () => query({}),
  'table, by name, middle': ({ size }) => query({ page: middle(size), sort: 'name', lang: 'ar' }),
  'table, by category, middle': ({ size }) =>
    query({ page: middle(size), sort: '-category', lang: 'en' }),
  'table, category by name order': () =>
    query({ category: CATEGORY, sort: 'name', lang: 'ar', limit: 10 }),
};

const SEARCHES = {
  'search, common word, en': (_, n) => query({ search: WORDS[n % WORDS.length].en, lang: 'en' }),
  'search, common word, ar': (_, n) => query({ search: WORDS[n % WORDS.length].ar, lang: 'ar' }),
  'search, rare word': () => query({ search: RARE.ar, lang: 'ar' }),
  'search, no hit': () => query({ search: 'nothing', lang: 'en' }),
  'search, part of a word': () => query({ search: 'airca', lang: 'en' }),
  'search in a category': () => query({ search: 'oak', lang: 'en', category: CATEGORY, limit: 4 }),
  'table, search in both languages': () => query({ search: 'oak', searchLang: 'both' }),
  'table, search by name order': () =>
    query({ search: 'oak', searchLang: 'both', sort: 'name', lang: 'en' }),
};

async function open(size) {
  const site = await startSite({ API_CACHE_MB: '0', DEMO_CONTENT: '0' });
  await fill(site.connection, size);
  const newest = await jsonOf(await fetch(`${site.apiUrl}${query({ limit: 50 })}`));
  return { ...site, size, ids: newest.map(({ _id }) => _id) };
}

/** Microseconds of API and database for a request. */
async function measureRound(site, name, pathOf) {
  const { pids, apiUrl, authorization } = site;
  const headers = name.startsWith('table') ? authorization : {};
  const times = () => [cpuTime(pids.api), cpuTime(pids.database)];
  const before = times();
  const until = Date.now() + ROUND_LIMIT_MS;
  let sent = 0;
  const client = async () => {
    while (sent < REQUESTS && Date.now() < until) {
      await jsonOf(await fetch(apiUrl + pathOf(site, sent++), { headers }));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const [api, database] = times().map((time, i) => (time - before[i]) / sent);
  return { database, together: api + database };
}

const ratioOf = (times) => round(Math.max(...times) / Math.min(...times), 2);

async function measure(sites, name, pathOf, rounds) {
  const taken = new Map(sites.map((site) => [site, []]));
  // In turns, so that all meet the same machine; the first round only warms up.
  for (let turn = 0; turn <= rounds; turn++) {
    for (const site of sites) {
      const times = await measureRound(site, name, pathOf);
      if (turn > 0) taken.get(site).push(times);
    }
  }
  const medians = (key) => sites.map((site) => median(taken.get(site).map((times) => times[key])));
  const [together, database] = [medians('together'), medians('database')];
  return {
    ...Object.fromEntries(sites.map(({ size }, i) => [`${size / 1_000}k`, round(together[i])])),
    ratio: ratioOf(together),
    'of the database': ratioOf(database),
  };
}

/** @returns {Promise<string[]>} the goals that are missed */
export async function bench(rounds) {
  const sites = [];
  const table = async (cases, sizes) => {
    const chosen = sites.filter(({ size }) => sizes.includes(size));
    const rows = {};
    for (const [name, pathOf] of Object.entries(cases)) {
      rows[name] = await measure(chosen, name, pathOf, rounds);
    }
    console.table(rows);
    return rows;
  };
  try {
    for (const size of new Set([...SEARCH_SIZES, ...LIST_SIZES])) sites.push(await open(size));
    console.log(
      'Microseconds of processor for a request, API and database, by thousands of projects',
    );
    await table(SEARCHES, SEARCH_SIZES);
    const lists = await table(LISTS, LIST_SIZES);
    return Object.entries(lists)
      .map(([name, row]) => [name, Math.max(row.ratio, row['of the database'])])
      .filter(([, worst]) => worst > GOAL)
      .map(([name, worst]) => `${name} differs ${worst} times (goal: ${GOAL})`);
  } finally {
    for (const site of sites) await site.stop();
  }
}
