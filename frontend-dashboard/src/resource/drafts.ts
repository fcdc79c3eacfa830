import type { Image } from '@manjara/contracts';
import type { Transfer } from '../hooks/useSending';
import { api } from '../lib/api/client';
import { taggedData, withTagOf } from '../lib/api/etags';
import { isGone } from '../lib/api/failure';
import { withOwnPictures } from '../lib/own-pictures';
import type { Resource } from './define-resource';
import type { SaveEntity } from './entities';
import type { ResourceName } from './registry';
import { type Entity, type ResourceValues, toFormData } from './resource-values';

/** A draft as the API answers it: what is missing is '' or absent. */
export interface Draft {
  _id: string;
  alt: string;
  arAlt: string;
  image?: Image;
  createdAt?: string;
  savedAt: string;
  [field: string]: unknown;
}

/** Values to save as a draft. */
export interface KeptAsDraft {
  /** Id of the draft, or of a published item that may have become one. */
  id?: string;
  values: ResourceValues;
  /** The values before the change. */
  base: ResourceValues;
  transfer: Transfer;
}

export const draftKeys = {
  list: (name: ResourceName) => [name, 'drafts'] as const,
  one: (name: ResourceName, id: string) => [name, 'draft', id] as const,
};

/** Of drafts in the API. */
export const draftsPath = ({ singular }: Pick<Resource, 'singular'>) => `/${singular}-drafts`;

const pathOf = (resource: Resource, id: string) =>
  `${draftsPath(resource)}/${encodeURIComponent(id)}`;

/** A draft as forms see it: an entity of which parts are empty. */
export const toEntity = (draft: Draft): Entity =>
  withTagOf(draft, {
    ...draft,
    createdAt: draft.createdAt ?? '',
    image: { ...(draft.image ?? { url: '' }), alt: draft.alt, arAlt: draft.arAlt },
  });

/** A draft as a row of a table: its date is that of the last save. */
export const toRow = (draft: Draft): Entity => ({
  ...toEntity(draft),
  createdAt: draft.savedAt,
  ownDate: draft.createdAt,
});

export const getDrafts = async (resource: Resource, signal: AbortSignal): Promise<Draft[]> =>
  (await api.get<Draft[]>(draftsPath(resource), { signal })).data;

export const getDraft = async (
  resource: Resource,
  id: string,
  signal?: AbortSignal,
): Promise<Entity> => toEntity(taggedData(await api.get<Draft>(pathOf(resource, id), { signal })));

/** Answers what is stored now. */
export async function saveDraft(
  resource: Resource,
  { id, body, transfer }: SaveEntity,
): Promise<Entity> {
  const answer = id
    ? await api.put<Draft>(pathOf(resource, id), body, transfer)
    : await api.post<Draft>(draftsPath(resource), body, transfer);
  return toEntity(taggedData(answer));
}

/** Saves the draft; if it does not exist, creates a new one with copies of the pictures. */
export async function keepAsDraft(
  resource: Resource,
  { id, values, base, transfer }: KeptAsDraft,
): Promise<{ draft: Entity; lost: number }> {
  if (id) {
    try {
      const body = toFormData(resource, values, base);
      return { draft: await saveDraft(resource, { id, body, transfer }), lost: 0 };
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }
  const { values: own, lost } = await withOwnPictures(values);
  const body = toFormData(resource, own);
  const draft = await saveDraft(resource, { body, transfer: { ...transfer, headers: {} } });
  return { draft, lost };
}

export async function publishDraft(
  resource: Resource,
  id: string,
  { signal }: Partial<Pick<Transfer, 'signal'>> = {},
): Promise<void> {
  await api.post(`${pathOf(resource, id)}/publish`, undefined, { signal });
}

/** Makes a draft of what is published, or a copy of it. */
export const makeDraft = async (
  { name }: Resource,
  id: string,
  how: 'unpublish' | 'duplicate',
): Promise<Draft> => (await api.post<Draft>(`/${name}/${encodeURIComponent(id)}/${how}`)).data;
