// Cost of lists at 100 to 100,000 projects: API and embedded database, without the cache.
import { cpuTime, median, round } from './measure.mjs';
import { fill } from './projects.mjs';
import { jsonOf, startSite } from './site.mjs';

/** Largest allowed ratio of the largest size to the smallest. */
const GOAL = 1.5;
const SIZES = [100, 10_000, 100_000];
const SEARCH_SIZES = [100, 2_000, 10_000];
const REQUESTS = 60;
const CONNECTIONS = 4;
/** Slow requests are measured with fewer repetitions. */
const ROUND_LIMIT_MS = 2_000;
const LIMIT = 20;
const CATEGORY = 'Residential';
/** Categories, assigned to the projects in turn. */
const CATEGORIES = 6;

const query = (parameters) =>
  `/api/projects?${new URLSearchParams({ limit: LIMIT, page: 1, ...parameters })}`;
const middle = (size) => Math.ceil(size / LIMIT / 2);

/** Requests of visitors and of the dashboard (`table`). */
const REQUESTED = {
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

async function open(size) {
  const site = await startSite({ API_CACHE_MB: '0', DEMO_CONTENT: '0' });
  await fill(site.connection, size);
  const newest = await jsonOf(await fetch(`${site.apiUrl}${query({ limit: 50 })}`));
  return { ...site, size, ids: newest.map(({ _id }) => _id) };
}

/** Microseconds per request of API and database together, and of the database alone. */
async function measureRound(site, name, pathOf) {
  const { pids, apiUrl, authorization } = site;
  const headers = name.startsWith('table') ? authorization : {};
  const times = () => [cpuTime(pids.api), cpuTime(pids.database)];
  const [apiBefore, databaseBefore] = times();
  const until = Date.now() + ROUND_LIMIT_MS;
  let sent = 0;
  const client = async () => {
    while (sent < REQUESTS && Date.now() < until) {
      await jsonOf(await fetch(apiUrl + pathOf(site, sent++), { headers }));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  const [api, database] = times();
  const ofDatabase = (database - databaseBefore) / sent;
  return { together: (api - apiBefore) / sent + ofDatabase, ofDatabase };
}

async function measure(sites, name, pathOf, rounds) {
  const taken = sites.map(() => []);
  // Alternating, so that all sizes see the same load of the machine; the first round only warms up.
  for (let turn = 0; turn <= rounds; turn++) {
    for (const [index, site] of sites.entries()) {
      const times = await measureRound(site, name, pathOf);
      if (turn > 0) taken[index].push(times);
    }
  }
  const medians = (key) => taken.map((each) => median(each.map((times) => times[key])));
  const ratio = (times) => round(Math.max(...times) / Math.min(...times), 2);
  const [together, ofDatabase] = [medians('together'), medians('ofDatabase')];
  return {
    ...Object.fromEntries(sites.map(({ size }, i) => [`${size / 1_000}k`, round(together[i])])),
    ratio: ratio(together),
    'of the database': ratio(ofDatabase),
  };
}

/** Searches scan all names, so their cost may grow with the list. */
const SEARCHES = {
  search: () => query({ search: 'oak 12', lang: 'en' }),
  suggestions: () => '/api/project-suggestions?search=wallnut',
};

async function measureSearches() {
  const rows = Object.fromEntries(Object.keys(SEARCHES).map((name) => [name, {}]));
  for (const size of SEARCH_SIZES) {
    const site = await open(size);
    try {
      for (const [name, pathOf] of Object.entries(SEARCHES)) {
        // The first round only warms up.
        await measureRound(site, name, pathOf);
        rows[name][size] = round((await measureRound(site, name, pathOf)).together);
      }
    } finally {
      await site.stop();
    }
  }
  console.log('Searches, in microseconds by projects');
  console.table(rows);
}

/** @returns {Promise<string[]>} the missed goals */
export async function bench(rounds) {
  const sites = [];
  const rows = {};
  try {
    for (const size of SIZES) sites.push(await open(size));
    for (const [name, pathOf] of Object.entries(REQUESTED)) {
      rows[name] = await measure(sites, name, pathOf, rounds);
    }
  } finally {
    for (const site of sites) await site.stop();
  }
  console.log(
    'Microseconds of processor for a request, API and database, by thousands of projects',
  );
  console.table(rows);
  await measureSearches();
  return Object.entries(rows)
    .map(([name, row]) => [name, Math.max(row.ratio, row['of the database'])])
    .filter(([, worst]) => worst > GOAL)
    .map(([name, worst]) => `${name} differs ${worst} times (goal: ${GOAL})`);
}
