import type { QueryFilter } from 'mongoose';
import type { ProjectDocument } from './project.schema';

type Position = Pick<ProjectDocument, '_id' | 'pin' | 'createdAt'>;
type Filter = QueryFilter<ProjectDocument>;

/** Each group comes after the one before, and all of them after the project. */
export function projectsAfter({ _id, pin, createdAt }: Position): Filter[] {
  const unpinned = { pin: null };
  const alike: Filter = pin ? { pin } : unpinned;
  return [
    { ...alike, createdAt, _id: { $lt: _id } },
    { ...alike, createdAt: { $lt: createdAt } },
    ...(pin ? [{ pin: { $lt: pin } }, unpinned] : []),
  ];
}

/** The same towards the top of the list, the nearest group first. */
export function projectsBefore({ _id, pin, createdAt }: Position): Filter[] {
  const alike: Filter = pin ? { pin } : { pin: null };
  return [
    { ...alike, createdAt, _id: { $gt: _id } },
    { ...alike, createdAt: { $gt: createdAt } },
    { pin: { $gt: pin ?? 0 } },
  ];
}
