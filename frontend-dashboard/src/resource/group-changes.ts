import type { CategoryPair } from '@manjara/contracts';
import { api } from '../lib/api/client';
import type { Resource } from './define-resource';
import { draftsPath, makeDraft, publishDraft } from './drafts';
import type { Entity } from './resource-values';

/** What is done at once with one or several entities, and how it is taken back. */
export interface GroupChange {
  /** Leaves out what is as it shall be. */
  concerns?: (entity: Entity) => boolean;
  apply: (entity: Entity) => Promise<unknown>;
  takeBack: (entity: Entity) => Promise<unknown>;
}

/** Unpublishing keeps the pin. */
export const unpublishing = (resource: Resource): GroupChange => ({
  apply: ({ _id }) => makeDraft(resource, _id, 'unpublish'),
  takeBack: ({ _id }) => publishDraft(resource, _id),
});

/** Publishes drafts; taken back, one without a date has none again. */
export const publishing = (resource: Resource): GroupChange => ({
  apply: ({ _id }) => publishDraft(resource, _id),
  takeBack: async ({ _id, ownDate }) => {
    await makeDraft(resource, _id, 'unpublish');
    if (!ownDate) await put(`${draftsPath(resource)}/${_id}`, { date: '' });
  },
});

/** Gives a category; taken back, each has its own again. */
export const categorising = ({ name }: Resource, { en, ar }: CategoryPair): GroupChange => ({
  concerns: ({ category }) => category !== en,
  apply: ({ _id }) => put(`/${name}/${_id}`, { category: en, arCategory: ar }),
  takeBack: ({ _id, category, arCategory }) =>
    put(`/${name}/${_id}`, { category: String(category), arCategory: String(arCategory) }),
});

/** Changes these fields alone, whatever the others have become meanwhile. */
function put(path: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return api.put(path, body);
}
