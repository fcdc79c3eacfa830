import type { DocumentedCall } from '../contract/support/openapi';

/** What the generator knows of the API that it attacks. */
export interface Target {
  token: string;
  /** Ids of entities that exist, by the path of their collection. */
  ids: Readonly<Record<string, string>>;
  /** Bodies that would be accepted, by the name of the call; files are left out. */
  valid: Readonly<Record<string, Record<string, unknown>>>;
}

/** A call to attack. */
export interface Attack {
  call: DocumentedCall;
  target: Target;
}

const NOBODY = '0123456789abcdef01234567';

/** Calls that would succeed, and change what the test counts on, whatever is wrong with them. */
const ends = ({ method, path }: DocumentedCall) => method === 'DELETE' || path === '/admin/logout';

/** The Authorization header of the admin; for a call that needs nothing else, of nobody. */
export const tokenFor = ({ call, target }: Attack): string =>
  ends(call) ? 'Bearer nobody.at.all' : `Bearer ${target.token}`;

/** The path of a call with an id that exists, as far as there is one. */
export function pathOf({ call, target }: Attack): string {
  const collection = call.path.replace(/\/(read-\w+\/)?\{id\}.*$/, '');
  return `/api${call.path.replace('{id}', target.ids[collection] ?? NOBODY)}`;
}
