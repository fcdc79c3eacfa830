import { ADMIN } from '../../support/test-app';
import type { Fields } from '../generate/bodies';
import type { Plan } from '../generate/plan';

/** What the fuzzer knows of the account that it uses. */
export interface Account {
  password: string;
  /** A token as the mail brings it, for a new password. */
  resetToken: () => Promise<string>;
  /** An address of which something is held. */
  heldAddress: () => Promise<string>;
}

type Fixture = (account: Account, sent: Fields, kind: Plan['kind']) => unknown;

/** Ids of what exists, of which none are taken, too. */
const NO_IDS: Fixture = (_account, sent, kind) => (kind === 'valid' ? [] : sent.ids);

const PUBLISHED: Fixture = (_account, sent, kind) => (kind === 'valid' ? 'published' : sent.status);

const NOBODY = '0123456789abcdef01234567';

const documented =
  (name: string, value: unknown): Fixture =>
  (_account, sent, kind) =>
    kind === 'valid' ? value : sent[name];

/** One change goes alone; to nothing, as other calls need what there is. */
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

/** What no schema can say: values that only who has the account knows, by the name of the call. */
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
  // Drafts are in no list that ids are taken from.
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

/** The list in which the ids of a call are found, where its own path does not say so. */
export const LISTED_AT: Readonly<Record<string, string>> = {
  'GET /api/project-neighbours/{id}': '/api/projects',
  'POST /api/projects/{id}/duplicate': '/api/projects',
  'POST /api/products/{id}/duplicate': '/api/products',
};

/** Calls after which no token of before counts. */
export const ENDS_SESSION = new Set(['POST /api/admin/logout', 'POST /api/admin/reset-password']);

/** The password that a call which has succeeded has set, by the JSON that came over the wire. */
export function passwordSet(call: string, body: Buffer | undefined): string | undefined {
  if (call !== 'PUT /api/admin/profile' && call !== 'POST /api/admin/reset-password') return;
  const { password } = JSON.parse(String(body)) as Fields;
  return typeof password === 'string' && password !== '' ? password : undefined;
}
