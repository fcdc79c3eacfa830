import type { ReadState } from '@manjara/contracts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeInbox,
  type Inbox,
  type InboxItem,
  inboxKey,
  pageWith,
  unreadKey,
} from '../../../api/inbox';
import { api } from '../../../lib/api/client';

const PATHS = { messages: '/messages/read-message', jobs: '/jobs/read-job' } as const;

export interface SetRead extends ReadState {
  id: string;
}

export const setRead = async (inbox: Inbox, { id, ...state }: SetRead): Promise<InboxItem> =>
  (await api.put<InboxItem>(`${PATHS[inbox]}/${encodeURIComponent(id)}`, state)).data;

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

/** Optimistic update, rolled back on failure (spec §4). */
export function useSetRead(inbox: Inbox) {
  const client = useQueryClient();
  const mutationKey = ['set-read', inbox];

  return useMutation({
    mutationKey,
    // Serialised: of two quick changes the later one must win.
    scope: { id: mutationKey.join() },
    mutationFn: (change: SetRead) => setRead(inbox, change),
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
    onSuccess: (result) => void put(client, inbox, result),
    onError: (_error, _change, before) => before && void put(client, inbox, before),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: inboxKey(inbox) });
    },
  });
}
