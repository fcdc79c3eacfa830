import { toast, useText } from '@manjara/platform';
import { useCallback } from 'react';
import type { Inbox, InboxItem } from '../../../api/inbox';
import { useFailureReason } from '../../../hooks/useFailureText';
import { isSilent } from '../../../lib/api/failure';
import { useSetRead } from '../api/set-read';

/**
 * Marks an item read or unread, with the same toast for both (spec §8). Marking it as replied also
 * marks it read, without a toast: a badge shows it.
 */
export function useMarkItem(inbox: Inbox) {
  const t = useText();
  const reasonOf = useFailureReason();
  const { mutateAsync } = useSetRead(inbox);
  const fail = useCallback(
    (id: string, error: unknown) => {
      if (isSilent(error)) return;
      const said = [t(`dashboard.inbox.${inbox}.readFailed`), reasonOf(error)];
      // The specified message (§8), then the reason on a separate line.
      toast.error(said.filter(Boolean).join('\n'), { id });
    },
    [inbox, t, reasonOf],
  );
  const markRead = useCallback(
    ({ _id }: InboxItem, isRead: boolean) => {
      mutateAsync({ id: _id, isRead }).then(
        () => toast.success(t(`dashboard.inbox.${inbox}.read`), { id: _id }),
        (error: unknown) => fail(_id, error),
      );
    },
    [inbox, mutateAsync, fail, t],
  );
  const markReplied = useCallback(
    ({ _id, isRead }: InboxItem, replied: boolean) => {
      mutateAsync({ id: _id, isRead: isRead || replied, replied }).catch((error: unknown) =>
        fail(_id, error),
      );
    },
    [mutateAsync, fail],
  );
  return { markRead, markReplied };
}
