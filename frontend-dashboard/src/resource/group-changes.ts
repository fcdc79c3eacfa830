import type { CategoryPair } from '@manjara/contracts';
import type { Resource } from './define-resource';
import { changeFields } from './entities';
import type { Entity } from './resource-values';

/** What is done at once with one or several entities, and how it is taken back. */
export interface GroupChange {
  /** Leaves out what is as it shall be. */
  concerns?: (entity: Entity) => boolean;
  apply: (entity: Entity) => Promise<unknown>;
  takeBack: (entity: Entity) => Promise<unknown>;
}

/** Unpublishing keeps the pin. */
export const unpublishing = ({ name }: Resource): GroupChange => ({
  apply: ({ _id }) => changeFields(name, _id, { status: 'draft' }),
  takeBack: ({ _id }) => changeFields(name, _id, { status: 'published' }),
});

/** Publishes drafts; taken back, one without a date has none again. */
export const publishing = ({ name }: Resource): GroupChange => ({
  apply: ({ _id }) => changeFields(name, _id, { status: 'published' }),
  takeBack: ({ _id, createdAt }) =>
    changeFields(name, _id, { status: 'draft', ...(!createdAt && { date: '' }) }),
});

/** Gives a category; taken back, each has its own again. */
export const categorising = ({ name }: Resource, { en, ar }: CategoryPair): GroupChange => ({
  concerns: ({ category }) => category !== en,
  apply: ({ _id }) => changeFields(name, _id, { category: en, arCategory: ar }),
  takeBack: ({ _id, category, arCategory }) =>
    changeFields(name, _id, { category: String(category), arCategory: String(arCategory) }),
});
