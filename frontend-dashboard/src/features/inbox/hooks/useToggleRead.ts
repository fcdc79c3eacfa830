import { toast, useText } from '@manjara/platform';
import { useCallback } from 'react';
import type { Inbox, InboxItem } from '../../../api/inbox';
import { isSilent } from '../../../lib/api/failure';
import { useSetRead } from '../api/set-read';

/** Marks an item read or unread, and says so in the same words for both (spec §8). */
export function useToggleRead(inbox: Inbox) {
  const t = useText();
  const { mutateAsync } = useSetRead(inbox);
  return useCallback(
    ({ _id }: InboxItem, isRead: boolean) => {
      mutateAsync({ id: _id, isRead }).then(
        () => toast.success(t(`dashboard.inbox.${inbox}.read`), { id: _id }),
        (error: unknown) => {
          if (!isSilent(error)) toast.error(t(`dashboard.inbox.${inbox}.readFailed`), { id: _id });
        },
      );
    },
    [inbox, mutateAsync, t],
  );
}
