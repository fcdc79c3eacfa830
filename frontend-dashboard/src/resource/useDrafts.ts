import { toast, useLanguage, useNavigate, useText } from '@manjara/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useFailureText } from '../hooks/useFailureText';
import type { SaveWay } from '../hooks/useSavedForm';
import { EDITED } from '../lib/api/edited-query';
import { withTagOf } from '../lib/api/etags';
import { lostPicturesText } from '../lib/own-pictures';
import { PICTURE_TOAST } from '../lib/pictures';
import { pathsOf, type Resource } from './define-resource';
import {
  type Draft,
  draftKeys,
  getDraft,
  getDrafts,
  keepAsDraft,
  makeDraft,
  toRow,
} from './drafts';
import { entityKeys } from './entities';
import { emptyValues, type Entity, type ResourceValues, textOf, valuesOf } from './resource-values';
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
 * Saves a form as a draft, even if incomplete. A new draft continues on its edit screen.
 * @param id of the edited entity
 */
export function useSaveDraft(
  resource: Resource,
  id: string | undefined,
  isDraft: boolean,
): SaveWay<ResourceValues> {
  const t = useText();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const forget = useForgetResource(resource);
  const savedId = useRef(id);
  const stays = () => isDraft && savedId.current === id;
  return {
    texts: { pending: t('dashboard.drafts.saving'), success: t('dashboard.drafts.saved') },
    reread: async () => valuesOf(resource, await getDraft(resource, id ?? '')),
    save: async (values, base, transfer) => {
      const { draft, lost } = await keepAsDraft(resource, { id, values, base, transfer });
      savedId.current = draft._id;
      client.setQueryData(draftKeys.one(resource.name, draft._id), draft);
      await forget();
      if (lost > 0) toast.info(lostPicturesText(t, locale, lost), { id: PICTURE_TOAST });
      return stays() ? withTagOf(draft, values) : emptyValues(resource);
    },
    onSaved: () => {
      const { current } = savedId;
      if (current && !stays()) {
        void navigate(pathsOf(resource).editDraft(current), { replace: true });
      }
    },
  };
}

/** Makes a draft with the texts and pictures of what is published, and leads to it. */
export function useDuplicate(resource: Resource) {
  const t = useText();
  const failureText = useFailureText();
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
    onError: (error, { _id }) => toast.error(failureText(error), { id: _id }),
    onSettled: () => client.invalidateQueries({ queryKey: entityKeys.all(resource.name) }),
  });
  return mutate;
}
