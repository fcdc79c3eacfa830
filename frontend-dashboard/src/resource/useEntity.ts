import { toast, useNavigate, useText } from '@manjara/platform';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useFailureText } from '../api/useFailureText';
import { pathsOf, type Resource } from './define-resource';
import { duplicateEntity, entityKeys, entityQuery, saveEntity, type SaveEntity } from './entities';
import type { ResourceName } from '../api/query-keys';
import type { Entity } from './entity';
import { useEntityName } from './useResourceLabels';

export const useEntity = (name: ResourceName, id: string) => useQuery(entityQuery(name, id));

export function useSaveEntity(name: ResourceName) {
  const client = useQueryClient();
  return async (entity: SaveEntity): Promise<Entity> => {
    const saved = await saveEntity(name, entity);
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
    mutationFn: ({ _id }: Entity) => duplicateEntity(resource.name, _id),
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
