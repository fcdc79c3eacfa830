import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EDITED } from '../lib/api/edited-query';
import { entityKeys, getEntity, saveEntity, type SaveEntity } from './entities';
import type { ResourceName } from './registry';
import type { Entity } from './resource-values';

/** Reads an entity for its form. */
export const useEntity = (name: ResourceName, id: string) =>
  useQuery({
    queryKey: entityKeys.one(name, id),
    queryFn: ({ signal }) => getEntity(name, id, signal),
    ...EDITED,
  });

/** Adds an entity, or changes one. */
export function useSaveEntity(name: ResourceName) {
  const client = useQueryClient();
  return async (entity: SaveEntity): Promise<Entity> => {
    const saved = await saveEntity(name, entity);
    client.setQueryData(entityKeys.one(name, saved._id), saved);
    await client.invalidateQueries({ queryKey: entityKeys.all(name), refetchType: 'none' });
    return saved;
  };
}
