import { ADDRESS, COMMON, RARE, WORDS } from './content.mjs';

const LIMIT = 20;
const CATEGORY = 'Residential';
/** Of six, to which the projects belong in turn. */
const CATEGORIES = 6;

const query = (parameters) =>
  `/api/projects?${new URLSearchParams({ limit: LIMIT, ...parameters })}`;

/** Nobody asks so twice: an answer that somebody has had already would cost nothing. */
const search = (text, page) => (size, n) =>
  query({ page: page?.(size) ?? 1, search: text, lang: n % 2 ? 'en' : 'ar', searchLang: 'both' });

/** Another one each time, so that no answer is at hand from before; each is in every fourth to ninth name. */
const common = (lang) => (_size, n) =>
  query({ page: 1, search: WORDS[n % WORDS.length][lang], lang });

const inLanguage = (text, lang) => () => query({ page: 1, search: text, lang });

/**
 * What is asked for: a name, and the address at a size. `body` is posted; `signedIn` as the dashboard asks.
 * @type {{ name: string, target: (size: number, n: number, ids: string[]) => string, signedIn?: boolean, body?: object }[]}
 */
export const CASES = [
  { name: 'list, first page', target: () => query({ page: 1 }) },
  {
    name: 'list, page in the middle',
    target: (size, n) => query({ page: Math.ceil(size / LIMIT / 2) + (n % 2) }),
  },
  { name: 'list, last page', target: (size) => query({ page: size / LIMIT }) },
  { name: 'category, first page', target: () => query({ page: 1, category: CATEGORY }) },
  {
    name: 'category, page in the middle',
    target: (size) =>
      query({ page: Math.ceil(size / CATEGORIES / LIMIT / 2), category: CATEGORY, limit: 10 }),
  },
  {
    name: 'two categories, first page',
    target: () => `${query({ page: 1, category: CATEGORY })}&category=Education`,
  },
  { name: 'search, common word, en', target: common('en') },
  { name: 'search, common word, ar', target: common('ar') },
  { name: 'search, rare word, en', target: inLanguage(RARE.en, 'en') },
  { name: 'search, rare word, ar', target: inLanguage(RARE.ar, 'ar') },
  { name: 'search, no hit, en', target: inLanguage('nothing', 'en') },
  { name: 'search, no hit, ar', target: inLanguage('لاشيء', 'ar') },
  { name: 'search, part of a word', target: inLanguage('irca', 'en') },
  { name: 'search, two letters', target: inLanguage('ak', 'en') },
  { name: 'search, two words', target: inLanguage('oak reception', 'en') },
  {
    name: 'search in a category',
    target: () => query({ page: 1, search: COMMON.en, lang: 'en', category: CATEGORY, limit: 4 }),
  },
  { name: 'one project', target: (_size, n, ids) => `/api/projects/${ids[n % ids.length]}` },
  { name: 'table, newest', target: () => query({ page: 1 }), signedIn: true },
  {
    name: 'table, by name, middle',
    target: (size) => query({ page: Math.ceil(size / LIMIT / 2), sort: 'name', lang: 'ar' }),
    signedIn: true,
  },
  {
    name: 'table, by category, middle',
    target: (size) => query({ page: Math.ceil(size / LIMIT / 2), sort: '-category', lang: 'en' }),
    signedIn: true,
  },
  { name: 'table, search', target: search(COMMON.ar), signedIn: true },
  {
    name: 'table, search, last page',
    target: search(COMMON.ar, (size) => size / 100),
    signedIn: true,
  },
  {
    name: 'table, search by name order',
    target: () =>
      query({ page: 1, search: COMMON.en, searchLang: 'both', sort: 'name', lang: 'en' }),
    signedIn: true,
  },
  {
    name: 'table, rare word by name order',
    target: () =>
      query({ page: 1, search: RARE.ar, searchLang: 'both', sort: '-name', lang: 'ar' }),
    signedIn: true,
  },
  {
    name: 'table, category by name order',
    target: () => query({ page: 1, category: CATEGORY, sort: 'name', lang: 'ar', limit: 10 }),
    signedIn: true,
  },
  {
    name: 'what is held of an address',
    target: () => '/api/personal-data/search',
    body: { email: ADDRESS },
    signedIn: true,
  },
];
