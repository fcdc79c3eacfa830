import { formatDate, useLanguage, useText } from '@manjara/platform';
import { useMemo } from 'react';
import { type SavedForm, useSavedForm } from '../hooks/useSavedForm';
import { withTagOf } from '../lib/api/etags';
import type { Resource } from './define-resource';
import { getDraft, publishDraft, saveDraft } from './drafts';
import { getEntity } from './entities';
import {
  emptyValues,
  type Entity,
  fieldFinder,
  type ResourceValues,
  toFormData,
  valuesOf,
} from './resource-values';
import { useForgetResource, useSaveDraft } from './useDrafts';
import { useSaveEntity } from './useEntity';
import { useResourceLabels } from './useResourceLabels';

const DAY = /^\d{4}-\d\d-\d\d$/;

export type ResourceFormState = SavedForm<ResourceValues>;

/** The entity that a form edits. */
export interface Edited {
  id: string;
  /** Absent if it is deleted. */
  entity?: Entity;
  /** A draft, which saving publishes. */
  isDraft?: boolean;
}

/** Name of an entity's form, the key of its unsaved input. */
export const formNameOf = ({ singular }: Resource, edited?: Omit<Edited, 'entity'>): string =>
  `${singular}-${edited?.isDraft ? 'draft-' : ''}${edited?.id ?? 'new'}`;

/**
 * A form that edits an entity, or without one adds one and is empty afterwards (spec §4).
 * @param onSaved called when the form is clean again and may be left
 */
export function useResourceForm(
  resource: Resource,
  edited: Edited | undefined,
  onSaved: () => void,
): ResourceFormState {
  const { id, entity, isDraft = false } = edited ?? {};
  const t = useText();
  const { language } = useLanguage();
  const { name } = resource;
  const { labels } = useResourceLabels(resource);
  const { mutateAsync: save } = useSaveEntity(name);
  const forget = useForgetResource(resource);
  const empty = useMemo(() => emptyValues(resource), [resource]);
  const initial = useMemo(
    () => (entity ? valuesOf(resource, entity) : empty),
    [resource, entity, empty],
  );
  const draft = useSaveDraft(resource, id, isDraft);
  return useSavedForm<ResourceValues>({
    name: formNameOf(resource, edited),
    subject: name,
    initial,
    isGone: edited && !entity,
    draft: resource.drafts ? draft : undefined,
    anew: {
      save: async (values, _base, transfer) => {
        await save({ body: toFormData(resource, values), transfer });
        return values;
      },
      texts: { pending: t(`dashboard.${name}.adding`), success: t(`dashboard.${name}.added`) },
      onSaved,
    },
    stored: id
      ? {
          reread: async () =>
            valuesOf(resource, await (isDraft ? getDraft(resource, id) : getEntity(name, id))),
          labels,
          describe: (value) =>
            (DAY.test(String(value)) && formatDate(String(value), language)) || undefined,
        }
      : undefined,
    save: async (values, base, transfer) => {
      const body = toFormData(resource, values, id ? base : undefined);
      if (id && isDraft) {
        const draft = await saveDraft(resource, { id, body, transfer });
        await publishDraft(resource, id, transfer);
        await forget();
        return withTagOf(draft, values);
      }
      const saved = await save({ id, body, transfer });
      return id ? withTagOf(saved, values) : empty;
    },
    fieldFor: fieldFinder(empty),
    texts: isDraft
      ? { pending: t('dashboard.drafts.publishing'), success: t('dashboard.drafts.published') }
      : {
          pending: t(`dashboard.${name}.${id ? 'editing' : 'adding'}`),
          success: t(`dashboard.${name}.${id ? 'edited' : 'added'}`),
        },
    onSaved,
  });
}
