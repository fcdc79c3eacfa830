import { useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeInbox, type Inbox, type InboxItem, inboxKey } from '../../../api/inbox';
import { useUndoableDelete } from '../../../hooks/useUndoableDelete';
import { logFailure } from '../../../lib/log';
import { usePins } from './usePins';

/**
 * Deletes an item, and its pin with it (spec §4). `failed` names the sender of the application that
 * could not be deleted: that makes no toast (spec §8), so the list says it.
 */
export function useDeleteItem(inbox: Inbox) {
  const t = useText();
  const client = useQueryClient();
  const { setPinned } = usePins(inbox);
  const [failed, setFailed] = useState<string | null>(null);
  const queryKey = inboxKey(inbox);

  const { remove } = useUndoableDelete({
    list: `/${inbox}`,
    queryKey,
    deleted: t(`dashboard.inbox.${inbox}.deleted`),
    onDeleted: (id) => {
      setPinned(id, false);
      changeInbox(client, inbox, (items) => items.filter(({ _id }) => _id !== id));
    },
    onFailed:
      inbox === 'messages'
        ? undefined
        : (name, error) => {
            logFailure('The job could not be deleted.', error);
            setFailed(name);
          },
  });

  return {
    remove: ({ _id, name }: InboxItem) => {
      setFailed(null);
      remove(_id, name);
    },
    failed,
  };
}
