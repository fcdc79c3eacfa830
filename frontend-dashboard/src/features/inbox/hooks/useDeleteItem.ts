import { getToken, toast, useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import { useState } from 'react';
import { changeInbox, type Inbox, type InboxItem, inboxKey } from '../../../api/inbox';
import { isSilent, serverMessage } from '../../../lib/api/failure';
import { postpone } from '../../../lib/deletions';
import { logFailure } from '../../../lib/log';
import { deleteItem } from '../api/delete-item';
import { usePins } from './usePins';

/**
 * Deletes an item some seconds after that was confirmed, and its pin with it (spec §4). `failed`
 * is the application that could not be deleted: that makes no toast (spec §8), so the list says it.
 */
export function useDeleteItem(inbox: Inbox) {
  const t = useText();
  const client = useQueryClient();
  const { setPinned } = usePins(inbox);
  const [failed, setFailed] = useState<InboxItem | null>(null);
  const queryKey = inboxKey(inbox);

  function fail(item: InboxItem, error: unknown): void {
    if (isSilent(error)) return;
    if (inbox === 'messages') {
      toast.error(serverMessage(error) ?? t('dashboard.errors.deleting'));
      return;
    }
    logFailure('The job could not be deleted.', error);
    setFailed(item);
  }

  async function send(item: InboxItem, config: AxiosRequestConfig): Promise<void> {
    try {
      await deleteItem(inbox, item._id, config);
    } catch (error) {
      return fail(item, error);
    }
    setPinned(item._id, false);
    // A list that was asked for before would bring it back.
    await client.cancelQueries({ queryKey });
    changeInbox(client, inbox, (items) => items.filter(({ _id }) => _id !== item._id));
    void client.invalidateQueries({ queryKey });
    toast.success(t(`dashboard.inbox.${inbox}.deleted`));
  }

  function remove(item: InboxItem): void {
    setFailed(null);
    // Whoever signs out meanwhile has confirmed it all the same.
    const headers = { Authorization: `Bearer ${getToken()}` };
    postpone({
      id: item._id,
      text: t('dashboard.undo.text', { name: item.name }),
      send: (config) => send(item, { ...config, headers }),
    });
  }

  return { remove, failed };
}
