import { OPERATIONS } from '../contract/operations';
import type { Operation } from '../contract/support/operation';

/** Open reads that are not kept: they are of the moment, or whom they belong to is signed in them. */
const NOT_KEPT = ['/health/live', '/health/ready', '/revision', '/jobs/{id}/cv'];

/** The calls that are answered from memory. */
export const READS = OPERATIONS.filter(
  ({ method, access, path }) => method === 'GET' && access === 'public' && !NOT_KEPT.includes(path),
);

/** The paths of those that need no id. */
export const LISTS = READS.map(({ path }) => path).filter((path) => !path.includes('{id}'));

const listed = new Set(LISTS);

/** The calls that change what those answer. */
export const PUBLIC_WRITES = OPERATIONS.filter(
  ({ method, readAt = [] }: Operation) =>
    method !== 'GET' && readAt.some((path) => listed.has(path)),
);
