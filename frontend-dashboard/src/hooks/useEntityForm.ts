import type { FieldPath, FieldValues } from 'react-hook-form';
import type { SaveEntity } from '../lib/api/entities';
import { withTagOf } from '../lib/api/etags';
import { fieldFinder } from '../lib/entity-form';
import { type SavedFormOptions, useSavedForm } from './useSavedForm';

export interface EntityFormOptions<V extends FieldValues> extends Pick<
  SavedFormOptions<V>,
  'texts' | 'onSaved' | 'stored'
> {
  /** With the id, the name under which a draft is kept. */
  kind: 'project' | 'product' | 'review';
  empty: V;
  toFormData: (values: V, saved?: V) => FormData;
  /** Of the entity that is edited; absent for a new one. */
  id?: string;
  /** What the server has; absent for a new entity. */
  saved?: V;
  save: (entity: SaveEntity) => Promise<object>;
}

/** A form that adds an entity, and is empty afterwards, or edits one (spec §4). */
export function useEntityForm<V extends FieldValues>(options: EntityFormOptions<V>) {
  const { kind, empty, toFormData, id, saved, save, ...rest } = options;
  return useSavedForm<V>({
    name: `${kind}-${id ?? 'new'}`,
    subject: kind,
    initial: saved ?? empty,
    save: async (values, base, transfer) => {
      const entity = await save({ id, body: toFormData(values, id ? base : undefined), transfer });
      return id ? withTagOf(entity, values) : empty;
    },
    fieldFor: fieldFinder(empty) as (apiField: string) => FieldPath<V> | null,
    ...rest,
  });
}
