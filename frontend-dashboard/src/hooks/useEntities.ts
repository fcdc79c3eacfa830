import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  entityKeys,
  getEntity,
  type Resource,
  saveEntity,
  type SaveEntity,
} from '../lib/api/entities';

/** Reads an entity for its form. */
export const useEntity = <E>(resource: Resource, id: string) =>
  useQuery({
    queryKey: entityKeys.one(resource, id),
    queryFn: ({ signal }) => getEntity<E>(resource, id, signal),
    // The form is filled once; a fresh copy in the background must not be mistaken for edits.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Adds an entity, or changes one. */
export function useSaveEntity<E>(resource: Resource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entity: SaveEntity) => saveEntity<E>(resource, entity),
    onSuccess: () =>
      client.invalidateQueries({ queryKey: entityKeys.all(resource), refetchType: 'none' }),
  });
}
