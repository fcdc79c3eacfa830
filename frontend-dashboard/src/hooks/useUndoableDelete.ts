import { getToken, toast, useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { deleteEntity, entityKeys, type Resource } from '../lib/api/entities';
import { isSilent, serverMessage } from '../lib/api/failure';
import { currentDeletions, onDeletions, postpone } from '../lib/deletions';

/** What is being deleted, whether or not it can still be taken back. */
export const useDeletions = () => useSyncExternalStore(onDeletions, currentDeletions);

/**
 * Deletes entities of a resource some seconds after that was confirmed. `gone` holds those that a
 * list leaves out meanwhile; one that could not be deleted is in the list again.
 */
export function useUndoableDelete(resource: Resource) {
  const t = useText();
  const client = useQueryClient();
  const deletions = useDeletions();
  const gone = useMemo(() => new Set(deletions.map(({ id }) => id)), [deletions]);

  function remove(id: string, name: string): void {
    // Whoever signs out meanwhile has confirmed it all the same.
    const headers = { Authorization: `Bearer ${getToken()}` };
    postpone({
      id,
      text: t('dashboard.undo.text', { name }),
      send: async (config) => {
        try {
          await deleteEntity(resource, id, { ...config, headers });
          toast.success(t(`dashboard.${resource}.deleted`));
          await client.invalidateQueries({ queryKey: entityKeys.all(resource) });
        } catch (error) {
          if (!isSilent(error)) toast.error(serverMessage(error) ?? t('dashboard.errors.deleting'));
        }
      },
    });
  }

  return { gone, remove };
}
