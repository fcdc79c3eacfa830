import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeInbox, type Inbox, type InboxItem, inboxKey } from '../../../api/inbox';
import { api } from '../../../lib/api/client';

const PATHS = { messages: '/messages/read-message', jobs: '/jobs/read-job' } as const;

export interface SetRead {
  id: string;
  isRead: boolean;
}

export const setRead = async (inbox: Inbox, { id, isRead }: SetRead): Promise<InboxItem> =>
  (await api.put<InboxItem>(`${PATHS[inbox]}/${encodeURIComponent(id)}`, { isRead })).data;

/** Marks at once what the server is told meanwhile, and takes it back where that fails (spec §4). */
export function useSetRead(inbox: Inbox) {
  const client = useQueryClient();
  const mark = ({ id, isRead }: SetRead) =>
    changeInbox(client, inbox, (items) =>
      items.map((item) => (item._id === id ? { ...item, isRead } : item)),
    );
  const mutationKey = ['set-read', inbox];

  return useMutation({
    mutationKey,
    // One after the other: of two quick changes the later one must win.
    scope: { id: mutationKey.join() },
    mutationFn: (change: SetRead) => setRead(inbox, change),
    onMutate: async (change) => {
      // A list that was asked for before would bring the old state back.
      await client.cancelQueries({ queryKey: inboxKey(inbox) });
      mark(change);
    },
    onSuccess: (result) =>
      changeInbox(client, inbox, (items) =>
        items.map((item) => (item._id === result._id ? result : item)),
      ),
    onError: (_error, { id, isRead }) => mark({ id, isRead: !isRead }),
    onSettled: () => {
      if (client.isMutating({ mutationKey }) > 1) return;
      void client.invalidateQueries({ queryKey: inboxKey(inbox) });
    },
  });
}
