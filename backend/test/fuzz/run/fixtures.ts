import { type CategoryLists, type CategoryPair, DESCRIBED_PAGES } from '@manjara/contracts';
import { randomUUID } from 'node:crypto';
import { OPERATIONS } from '../../contract/operations';
import { isCategory, STATUS } from '../../contract/support/field';
import type { Operation } from '../../contract/support/operation';
import { ADMIN } from '../../support/test-app';
import type { Fields } from '../generate/bodies';
import type { Plan } from '../generate/plan';

export type CategoryList = 'project-categories' | 'product-lines';

/** The account of the fuzzer. */
export interface Account {
  password: string;
  /** A new password-reset token, from the mail. */
  resetToken: () => Promise<string>;
  /** The token of a new invite. */
  inviteToken: () => Promise<string>;
  /** A code of a second factor that is being set up. */
  setUpCode: () => Promise<string>;
  turnOnSecondFactor: () => Promise<void>;
  /** So that the password signs in. */
  forgetSecondFactor: () => Promise<void>;
  /** An email address that has submissions. */
  heldAddress: () => Promise<string>;
  /** The first category of a list. */
  category: (list: keyof CategoryLists) => Promise<CategoryPair>;
  /** Makes a new category. @returns its id */
  newCategory: (list: CategoryList) => Promise<string>;
  /** The token of a new link to a backup. */
  backupToken: () => Promise<string>;
}

type Fixture = (account: Account, sent: Fields, kind: Plan['kind']) => unknown;

/** For valid requests, an empty list of ids, so that existing entities stay. */
const NO_IDS: Fixture = (_account, sent, kind) => (kind === 'valid' ? [] : sent.ids);

const PUBLISHED: Fixture = (_account, sent, kind) => (kind === 'valid' ? 'published' : sent.status);

/** A label of a category that is there. */
const categoryOf =
  (list: keyof CategoryLists, language: keyof CategoryPair, name: string): Fixture =>
  async ({ category }, sent, kind) =>
    kind === 'valid' ? (await category(list))[language] : sent[name];

/** Links alone, and repeated texts, go to the spam folder, which the lists leave out. */
const NO_SPAM: Fixture = (_account, sent, kind) =>
  kind === 'valid' ? `A door of oak, ${randomUUID()}` : sent.message;

/** A value that no other entity has. */
const unique =
  (name: string): Fixture =>
  (_account, sent, kind) =>
    kind === 'valid' ? randomUUID() : sent[name];

/** A deleted category leaves its items to a new one. */
function moveTo(list: CategoryList) {
  return async ({ newCategory }: Account) => [['to', await newCategory(list)] as const];
}

/** For hostile requests, too: they try what else is wrong. */
const CURRENT: Fixture = ({ password }) => password;

const NOBODY = '0123456789abcdef01234567';

const documented =
  (name: string, value: unknown): Fixture =>
  (_account, sent, kind) =>
    kind === 'valid' ? value : sent[name];

/** Requests may have only one change. It has no effect, as other calls need the entities. */
const BULK = Object.fromEntries(
  Object.entries({
    ids: [NOBODY],
    deleted: true,
    revert: undefined,
    status: undefined,
    publishAt: undefined,
    category: undefined,
    arCategory: undefined,
    isRead: undefined,
    progress: undefined,
    spam: undefined,
  }).map(([name, value]) => [name, documented(name, value)]),
);

/** A page without a picture, which would have to be stored. */
const withoutPicture =
  (page: string): Fixture =>
  (_account, sent, kind) =>
    kind === 'valid' && sent[page] ? { ...sent[page], image: '' } : sent[page];

const CATEGORY_NAMES = { name: unique('name'), arName: unique('arName') };
const CATEGORY_LISTS: readonly CategoryList[] = ['project-categories', 'product-lines'];

const apiCall = ({ method, path }: Operation) => `${method} /api${path}`;

/** The fixtures that all lists share. */
function listFixtureOf({ method, path, form }: Operation): Readonly<Record<string, Fixture>> {
  if (path.endsWith('/bulk')) return BULK;
  if (method === 'PUT' && path.endsWith('/order')) return { ids: NO_IDS };
  const list = path.startsWith('/projects') ? 'projects' : 'products';
  const slugs = form?.fields.filter(({ kind }) => kind === 'slug') ?? [];
  return {
    ...(form && CATEGORY_LISTS.some((each) => path.startsWith(`/${each}`)) && CATEGORY_NAMES),
    ...Object.fromEntries(slugs.map(({ name }) => [name, unique(name)])),
    // Published, as drafts are in none of the lists that ids are taken from.
    ...(form?.fields.includes(STATUS) && {
      status: PUBLISHED,
      publishAt: documented('publishAt', ''),
    }),
    ...(form?.fields.some(isCategory) && {
      category: categoryOf(list, 'en', 'category'),
      arCategory: categoryOf(list, 'ar', 'arCategory'),
    }),
  };
}

/** Values that cannot be generated from the schema, by call and field. */
export const FIXTURES: Readonly<Record<string, Readonly<Record<string, Fixture>>>> = {
  ...Object.fromEntries(OPERATIONS.map((one) => [apiCall(one), listFixtureOf(one)])),
  'POST /api/admin/login': {
    email: ({ forgetSecondFactor }) => forgetSecondFactor().then(() => ADMIN.email),
    password: ({ password }) => password,
  },
  'POST /api/admin/reset-password': {
    token: ({ resetToken }, sent, kind) => (kind === 'valid' ? resetToken() : sent.token),
  },
  'POST /api/page-metadata': Object.fromEntries(
    DESCRIBED_PAGES.map((page) => [page, withoutPicture(page)]),
  ),
  'POST /api/messages': { message: NO_SPAM },
  'POST /api/site-settings': { logo: documented('logo', '') },
  'POST /api/jobs': { job: categoryOf('products', 'en', 'job'), message: NO_SPAM },
  'POST /api/personal-data/export': {
    email: ({ heldAddress }, sent, kind) => (kind === 'valid' ? heldAddress() : sent.email),
  },
  'POST /api/admin/invite': {
    token: ({ inviteToken }, sent, kind) => (kind === 'valid' ? inviteToken() : sent.token),
  },
  'POST /api/admin/accept-invite': {
    token: ({ inviteToken }, sent, kind) => (kind === 'valid' ? inviteToken() : sent.token),
    email: (_account, sent, kind) =>
      kind === 'valid' ? `${randomUUID()}@example.com` : sent.email,
  },
  // The account of the fuzzer must stay reachable.
  'PUT /api/admin/email': { email: () => ADMIN.email, currentPassword: CURRENT },
  'POST /api/admin/second-factor': { currentPassword: CURRENT },
  'PUT /api/admin/second-factor': {
    code: ({ setUpCode }, sent, kind) => (kind === 'valid' ? setUpCode() : sent.code),
  },
  'POST /api/admin/second-factor/off': { currentPassword: CURRENT },
  'POST /api/admin/second-factor/recovery-codes': {
    currentPassword: ({ password, turnOnSecondFactor }, sent, kind) =>
      kind === 'valid' ? turnOnSecondFactor().then(() => password) : sent.currentPassword,
  },
  'PUT /api/pinned-projects': { ids: NO_IDS },
  'PUT /api/admin/profile': {
    currentPassword: ({ password }, sent) => (sent.password ? password : undefined),
  },
};

/** Queries of valid requests that cannot be generated from the schema. */
export const QUERIES: Readonly<Record<string, (account: Account) => Promise<Plan['query']>>> = {
  'GET /api/backups/file': async ({ backupToken }) => [['token', await backupToken()]],
  'DELETE /api/project-categories/{id}': moveTo('project-categories'),
  'DELETE /api/product-lines/{id}': moveTo('product-lines'),
};

/** The list that has the ids of a call, where the call's path does not show it. */
export const LISTED_AT: Readonly<Record<string, string>> = {
  'GET /api/project-neighbours/{id}': '/api/projects',
  'GET /api/project-pages/{address}': '/api/projects',
  'GET /api/similar-projects/{address}': '/api/projects',
  'POST /api/people/{id}/password-link': '/api/people',
  'DELETE /api/people/{id}/password-link': '/api/people',
  ...Object.fromEntries(
    OPERATIONS.filter(({ path }) => path.endsWith('/{id}/duplicate')).map((one) => [
      apiCall(one),
      `/api${one.path.replace('/{id}/duplicate', '')}`,
    ]),
  ),
};

/** The call that creates entities of a list, where it is not a POST to the list. */
export const CREATED_AT: Readonly<Record<string, string>> = {
  '/api/people': '/api/admin/accept-invite',
};

/** Whether an entity is the fuzzer's own account, which has to stay. */
export const isOwnAccount = (entity: object): boolean =>
  'email' in entity && entity.email === ADMIN.email;

/** Calls that invalidate all earlier tokens. */
export const ENDS_SESSION = new Set([
  'POST /api/admin/logout',
  'POST /api/admin/reset-password',
  'DELETE /api/admin/sessions/{id}',
]);

/** The password that a successful call has set, from the JSON that was sent. */
export function passwordSet(call: string, body: Buffer | undefined): string | undefined {
  if (call !== 'PUT /api/admin/profile' && call !== 'POST /api/admin/reset-password') return;
  const { password } = JSON.parse(String(body)) as Fields;
  return typeof password === 'string' && password !== '' ? password : undefined;
}
