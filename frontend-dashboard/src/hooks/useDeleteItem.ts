import { getToken, toast, useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import { useMemo } from 'react';
import { api } from '../lib/api/client';
import { isSilent, serverMessage } from '../lib/api/failure';
import { postpone } from '../lib/deletions';
import { type ItemList, itemsKey } from './useItems';
import { useDeletions } from './useUndoableDelete';

/**
 * Deletes items of a list some seconds after that was confirmed. `gone` holds those that the list
 * leaves out meanwhile; one that could not be deleted is in the list again.
 */
export function useDeleteItem(list: ItemList, deleted: string) {
  const t = useText();
  const client = useQueryClient();
  const deletions = useDeletions();
  const gone = useMemo(() => new Set(deletions.map(({ id }) => id)), [deletions]);

  async function send(id: string, config: AxiosRequestConfig): Promise<void> {
    try {
      await api.delete(`${list}/${encodeURIComponent(id)}`, config);
      toast.success(deleted);
      await client.invalidateQueries({ queryKey: itemsKey(list) });
    } catch (error) {
      if (!isSilent(error)) toast.error(serverMessage(error) ?? t('dashboard.errors.deleting'));
    }
  }

  function remove(id: string, name: string): void {
    // Whoever signs out meanwhile has confirmed it all the same.
    const headers = { Authorization: `Bearer ${getToken()}` };
    postpone({
      id,
      text: t('dashboard.undo.text', { name }),
      send: (config) => send(id, { ...config, headers }),
    });
  }

  return { gone, remove };
}
