import { formatDate, useLanguage, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { type SavedForm, useSavedForm } from '../hooks/useSavedForm';
import { withTagOf } from '../lib/api/etags';
import type { Resource } from './define-resource';
import { getEntity } from './entities';
import {
  emptyValues,
  type Entity,
  fieldFinder,
  type ResourceValues,
  toFormData,
  valuesOf,
} from './resource-values';
import { useSaveEntity } from './useEntity';
import { useResourceLabels } from './useResourceLabels';

const DAY = /^\d{4}-\d\d-\d\d$/;

export type ResourceFormState = SavedForm<ResourceValues>;

/**
 * A form that edits an entity, or without one adds one and is empty afterwards (spec §4).
 * @param onSaved called when the form is clean again and may be left
 */
export function useResourceForm(
  resource: Resource,
  entity: Entity | undefined,
  onSaved: () => void,
): ResourceFormState {
  const t = useText();
  const { language } = useLanguage();
  const { name, singular, fields, details = [] } = resource;
  const { label } = useResourceLabels(resource);
  const { mutateAsync: save } = useSaveEntity(name);
  const empty = useMemo(() => emptyValues(resource), [resource]);
  const initial = useMemo(
    () => (entity ? valuesOf(resource, entity) : empty),
    [resource, entity, empty],
  );
  const id = entity?._id;
  const names = [...fields, ...details].map((field) => field.name).concat('image', 'alt');
  return useSavedForm<ResourceValues>({
    name: `${singular}-${id ?? 'new'}`,
    subject: name,
    initial,
    stored: id
      ? {
          reread: async () => valuesOf(resource, await getEntity(name, id)),
          labels: Object.fromEntries(names.map((field) => [field, label(field)])),
          describe: (value) =>
            (DAY.test(String(value)) && formatDate(String(value), language)) || undefined,
        }
      : undefined,
    save: async (values, base, transfer) => {
      const body = toFormData(resource, values, id ? base : undefined);
      const saved = await save({ id, body, transfer });
      return id ? withTagOf(saved, values) : empty;
    },
    fieldFor: fieldFinder(empty),
    texts: {
      pending: t(`dashboard.${name}.${id ? 'editing' : 'adding'}`),
      success: t(`dashboard.${name}.${id ? 'edited' : 'added'}`),
    },
    onSaved,
  });
}
