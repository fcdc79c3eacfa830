import { ADMIN } from '../../support/test-app';
import type { Fields } from '../generate/bodies';
import type { Plan } from '../generate/plan';

/** The account of the fuzzer. */
export interface Account {
  password: string;
  /** A new password-reset token, from the mail. */
  resetToken: () => Promise<string>;
  /** An email address that has submissions. */
  heldAddress: () => Promise<string>;
}

type Fixture = (account: Account, sent: Fields, kind: Plan['kind']) => unknown;

/** For valid requests, an empty list of ids, so that existing entities stay. */
const NO_IDS: Fixture = (_account, sent, kind) => (kind === 'valid' ? [] : sent.ids);

const PUBLISHED: Fixture = (_account, sent, kind) => (kind === 'valid' ? 'published' : sent.status);

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
    category: undefined,
    arCategory: undefined,
  }).map(([name, value]) => [name, documented(name, value)]),
);

/** Values that cannot be generated from the schema, by call and field. */
export const FIXTURES: Readonly<Record<string, Readonly<Record<string, Fixture>>>> = {
  'POST /api/admin/login': {
    email: () => ADMIN.email,
    password: ({ password }) => password,
  },
  'POST /api/admin/reset-password': {
    token: ({ resetToken }, sent, kind) => (kind === 'valid' ? resetToken() : sent.token),
  },
  'POST /api/personal-data/export': {
    email: ({ heldAddress }, sent, kind) => (kind === 'valid' ? heldAddress() : sent.email),
  },
  // Published, as drafts are in none of the lists that ids are taken from.
  'POST /api/projects': { status: PUBLISHED },
  'POST /api/products': { status: PUBLISHED },
  'POST /api/reviews': { status: PUBLISHED },
  'PUT /api/projects/{id}': { status: PUBLISHED },
  'PUT /api/products/{id}': { status: PUBLISHED },
  'PUT /api/reviews/{id}': { status: PUBLISHED },
  'POST /api/projects/bulk': BULK,
  'POST /api/products/bulk': BULK,
  'POST /api/reviews/bulk': BULK,
  'POST /api/partners/bulk': BULK,
  'POST /api/content/boxes/bulk': BULK,
  'POST /api/content/values/bulk': BULK,
  'POST /api/content/questions/bulk': BULK,
  'POST /api/messages/bulk': BULK,
  'POST /api/jobs/bulk': BULK,
  'PUT /api/pinned-projects': { ids: NO_IDS },
  'PUT /api/content/boxes/order': { ids: NO_IDS },
  'PUT /api/content/questions/order': { ids: NO_IDS },
  'PUT /api/content/values/order': { ids: NO_IDS },
  'PUT /api/partners/order': { ids: NO_IDS },
  'PUT /api/admin/profile': {
    currentPassword: ({ password }, sent) => (sent.password ? password : undefined),
  },
};

/** The list that has the ids of a call, where the call's path does not show it. */
export const LISTED_AT: Readonly<Record<string, string>> = {
  'GET /api/project-neighbours/{id}': '/api/projects',
  'POST /api/projects/{id}/duplicate': '/api/projects',
  'POST /api/products/{id}/duplicate': '/api/products',
};

/** Calls that invalidate all earlier tokens. */
export const ENDS_SESSION = new Set(['POST /api/admin/logout', 'POST /api/admin/reset-password']);

/** The password that a successful call has set, from the JSON that was sent. */
export function passwordSet(call: string, body: Buffer | undefined): string | undefined {
  if (call !== 'PUT /api/admin/profile' && call !== 'POST /api/admin/reset-password') return;
  const { password } = JSON.parse(String(body)) as Fields;
  return typeof password === 'string' && password !== '' ? password : undefined;
}
