import { toast, useNavigate, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client';
import { useFailureText } from '../api/useFailureText';
import type { Transfer } from '../forms/useSending';
import { pathsOf, type Resource } from './define-resource';
import { entityKeys, pathOf } from './entities';
import type { ResourceName } from '../api/query-keys';
import type { Entity } from './entity';
import { useEntityName } from './useResourceLabels';

/** Saves an entity; without an id it is a new one. */
export function useSaveEntity(name: ResourceName) {
  const client = useQueryClient();
  return async (id: string | undefined, body: FormData, transfer: Transfer): Promise<Entity> => {
    const { data: saved } = id
      ? await api.put<Entity>(pathOf(name, id), body, transfer)
      : await api.post<Entity>(`/${name}`, body, transfer);
    client.setQueryData(entityKeys.one(name, saved._id), saved);
    await client.invalidateQueries({ queryKey: entityKeys.all(name), refetchType: 'none' });
    return saved;
  };
}

/** Makes a draft with the texts and pictures of an entity, and opens it. */
export function useDuplicate(resource: Resource) {
  const t = useText();
  const failureText = useFailureText();
  const nameOf = useEntityName(resource);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ _id }: Entity) =>
      (await api.post<Entity>(`${pathOf(resource.name, _id)}/duplicate`)).data,
    onSuccess: (draft, entity) => {
      const said = t('dashboard.drafts.duplicated', { name: nameOf(entity) });
      toast.success(said, { id: entity._id });
      void navigate(pathsOf(resource).edit(draft._id));
    },
    onError: (error, { _id }) => toast.error(failureText(error), { id: _id }),
    onSettled: () => client.invalidateQueries({ queryKey: entityKeys.all(resource.name) }),
  });
  return mutate;
}
