import type { ProjectDocument } from './project.schema';

type Position = Pick<ProjectDocument, '_id' | 'createdAt'>;

export const OLDEST_FIRST = { createdAt: 1, _id: 1 } as const;

/** Filters of the projects after one, newest first; each group comes after the one before. */
export const projectsAfter = ({ _id, createdAt }: Position) => [
  { createdAt, _id: { $lt: _id } },
  { createdAt: { $lt: createdAt } },
];

/** The same for those before it, the nearest group first. */
export const projectsBefore = ({ _id, createdAt }: Position) => [
  { createdAt, _id: { $gt: _id } },
  { createdAt: { $gt: createdAt } },
];
