import { toast, useLanguage, useNavigate, useText } from '@manjara/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SaveWay } from '../hooks/useSavedForm';
import { EDITED } from '../lib/api/edited-query';
import { withTagOf } from '../lib/api/etags';
import { serverMessage } from '../lib/api/failure';
import { pathsOf, type Resource } from './define-resource';
import { type Draft, draftKeys, getDraft, getDrafts, makeDraft, saveDraft, toRow } from './drafts';
import { entityKeys } from './entities';
import {
  emptyValues,
  type Entity,
  type ResourceValues,
  textOf,
  toFormData,
} from './resource-values';
import type { TableFilter } from './table';
import { tablePart } from './table-part';

export const useDraftList = (resource: Resource) =>
  useQuery({
    queryKey: draftKeys.list(resource.name),
    queryFn: ({ signal }) => getDrafts(resource, signal),
    enabled: Boolean(resource.drafts),
  });

/** One page of the drafts, as a table shows them. They are few, so they are searched here. */
export function useDraftRows(resource: Resource, filter: TableFilter) {
  return useQuery({
    queryKey: draftKeys.list(resource.name),
    queryFn: ({ signal }) => getDrafts(resource, signal),
    select: useCallback(
      (drafts: Draft[]) => {
        const search = [resource.columns[0].field];
        return tablePart(drafts.map(toRow), filter, { ...resource, search });
      },
      [filter, resource],
    ),
  });
}

/** Reads a draft for its form. */
export const useStoredDraft = (resource: Resource, id: string) =>
  useQuery({
    queryKey: draftKeys.one(resource.name, id),
    queryFn: ({ signal }) => getDraft(resource, id, signal),
    ...EDITED,
  });

/** Forgets what is known of the entities and drafts of a resource. */
export function useForgetResource({ name }: Resource) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: entityKeys.all(name), refetchType: 'none' });
}

/**
 * Saves a form as a draft, whatever is missing.
 * @param id absent for a new one, whose form is left for that of the draft
 */
export function useSaveDraft(resource: Resource, id?: string): SaveWay<ResourceValues> {
  const t = useText();
  const navigate = useNavigate();
  const client = useQueryClient();
  const forget = useForgetResource(resource);
  let savedId = id;
  return {
    texts: { pending: t('dashboard.drafts.saving'), success: t('dashboard.drafts.saved') },
    save: async (values, base, transfer) => {
      const body = toFormData(resource, values, id ? base : undefined);
      const saved = await saveDraft(resource, { id, body, transfer });
      savedId = saved._id;
      client.setQueryData(draftKeys.one(resource.name, saved._id), saved);
      await forget();
      return id ? withTagOf(saved, values) : emptyValues(resource);
    },
    onSaved: () => {
      if (!id && savedId) void navigate(pathsOf(resource).editDraft(savedId), { replace: true });
    },
  };
}

/** Makes a draft with the texts and pictures of what is published, and leads to it. */
export function useDuplicate(resource: Resource) {
  const t = useText();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ _id }: Entity) => makeDraft(resource, _id, 'duplicate'),
    onSuccess: (draft, entity) => {
      const name = textOf(entity, resource.columns[0].field, language);
      toast.success(t('dashboard.drafts.duplicated', { name }), { id: entity._id });
      void navigate(pathsOf(resource).editDraft(draft._id));
    },
    onError: (error, { _id }) =>
      toast.error(serverMessage(error) ?? t('dashboard.errors.unexpected'), { id: _id }),
    onSettled: () => client.invalidateQueries({ queryKey: entityKeys.all(resource.name) }),
  });
  return mutate;
}
