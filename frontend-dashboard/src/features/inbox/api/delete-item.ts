import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeInbox, type Inbox, inboxKey } from '../../../api/inbox';
import { api } from '../../../lib/api/client';

export const deleteItem = async (inbox: Inbox, id: string): Promise<void> => {
  await api.delete(`/${inbox}/${encodeURIComponent(id)}`);
};

export function useDeleteItem(inbox: Inbox) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => deleteItem(inbox, id),
    onSuccess: async (_nothing, id) => {
      await client.cancelQueries({ queryKey: inboxKey(inbox) });
      changeInbox(client, inbox, (items) => items.filter(({ _id }) => _id !== id));
      void client.invalidateQueries({ queryKey: inboxKey(inbox) });
    },
  });
}
