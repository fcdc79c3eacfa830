import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  entityKeys,
  getEntity,
  type Resource,
  saveEntity,
  type SaveEntity,
} from '../lib/api/entities';
import { EDITED } from '../lib/api/edited-query';

/** Reads an entity for its form. */
export const useEntity = <E extends object>(resource: Resource, id: string) =>
  useQuery({
    queryKey: entityKeys.one(resource, id),
    queryFn: ({ signal }) => getEntity<E>(resource, id, signal),
    ...EDITED,
  });

/** Adds an entity, or changes one. */
export function useSaveEntity<E extends object>(resource: Resource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entity: SaveEntity) => saveEntity<E>(resource, entity),
    onSuccess: (saved, { id }) => {
      if (id) client.setQueryData(entityKeys.one(resource, id), saved);
      return client.invalidateQueries({ queryKey: entityKeys.all(resource), refetchType: 'none' });
    },
  });
}
