import type { ReadState } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeInbox,
  type Inbox,
  type InboxItem,
  inboxKey,
  pageWith,
  unreadKey,
} from '../../api/inbox/inbox';
import { useFailureReason } from '../../api/useFailureText';
import { api } from '../../api/client';
import { isSilent } from '../../api/failure';

const PATHS = { messages: '/messages/read-message', jobs: '/jobs/read-job' } as const;

interface Mark extends ReadState {
  id: string;
}

/** Replaces an item on every page and returns the previous one. */
function put(client: QueryClient, inbox: Inbox, item: InboxItem): InboxItem | undefined {
  const { _id, isRead } = item;
  const before = pageWith(client, inbox, _id)?.items.find((each) => each._id === _id);
  changeInbox(client, inbox, (items) => items.map((each) => (each._id === _id ? item : each)));
  if (before && before.isRead !== isRead) {
    client.setQueryData<number>(unreadKey(inbox), (count) =>
      count === undefined ? count : Math.max(0, count + (isRead ? -1 : 1)),
    );
  }
  return before;
}

/**
 * Marks an item read or unread, with the same toast for both (spec §8). Marking it as replied also
 * marks it read, without a toast: a badge shows it. Optimistic, rolled back on failure (spec §4).
 */
export function useMarkItem(inbox: Inbox) {
  const t = useText();
  const reasonOf = useFailureReason();
  const client = useQueryClient();
  const mutationKey = ['set-read', inbox];

  const { mutate } = useMutation({
    mutationKey,
    // Serialised: of two quick changes the later one must win.
    scope: { id: mutationKey.join() },
    mutationFn: async ({ id, ...state }: Mark): Promise<InboxItem> =>
      (await api.put<InboxItem>(`${PATHS[inbox]}/${encodeURIComponent(id)}`, state)).data,
    onMutate: async ({ id, isRead, replied }) => {
      // A fetch that started earlier would restore the old state.
      await client.cancelQueries({ queryKey: inboxKey(inbox) });
      const item = pageWith(client, inbox, id)?.items.find(({ _id }) => _id === id);
      if (!item) return undefined;
      const repliedAt = replied ? new Date().toISOString() : item.repliedAt;
      return put(client, inbox, {
        ...item,
        isRead,
        repliedAt: replied === false ? undefined : repliedAt,
      });
    },
    onSuccess: (result, { id, replied }) => {
      put(client, inbox, result);
      if (replied === undefined) toast.success(t(`dashboard.inbox.${inbox}.read`), { id });
    },
    onError: (error, { id }, before) => {
      if (before) put(client, inbox, before);
      if (isSilent(error)) return;
      const said = [t(`dashboard.inbox.${inbox}.readFailed`), reasonOf(error)];
      // The specified message (§8), then the reason on a separate line.
      toast.error(said.filter(Boolean).join('\n'), { id });
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: inboxKey(inbox) });
    },
  });

  return {
    markRead: ({ _id: id }: InboxItem, isRead: boolean) => mutate({ id, isRead }),
    markReplied: ({ _id: id, isRead }: InboxItem, replied: boolean) =>
      mutate({ id, isRead: isRead || replied, replied }),
  };
}
