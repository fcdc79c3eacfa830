import type { Operation } from './operation';

/** Public reads that are not cached: they change all the time, or contain a signature. */
const NOT_CACHED = [
  '/health/live',
  '/health/ready',
  '/operations',
  '/project-suggestions',
  '/revision',
  '/jobs/{id}/cv',
  '/backups/file',
];

export const isNotCached = ({ method, access, path }: Operation): boolean =>
  method === 'GET' && (access !== 'public' || NOT_CACHED.includes(path));
