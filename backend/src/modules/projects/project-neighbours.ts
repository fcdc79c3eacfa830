import type { ProjectDocument } from './project.schema';

type Position = Pick<ProjectDocument, '_id' | 'pin' | 'createdAt'>;

const UNPINNED = { pin: null };
const alike = ({ pin }: Position) => (pin ? { pin } : UNPINNED);

/** Filters of groups: each comes after the one before, and all of them after the project. */
export const projectsAfter = (project: Position) => [
  { ...alike(project), createdAt: project.createdAt, _id: { $lt: project._id } },
  { ...alike(project), createdAt: { $lt: project.createdAt } },
  ...(project.pin ? [{ pin: { $lt: project.pin } }, UNPINNED] : []),
];

/** The same towards the top of the list, the nearest group first. */
export const projectsBefore = (project: Position) => [
  { ...alike(project), createdAt: project.createdAt, _id: { $gt: project._id } },
  { ...alike(project), createdAt: { $gt: project.createdAt } },
  { pin: { $gt: project.pin ?? 0 } },
];
