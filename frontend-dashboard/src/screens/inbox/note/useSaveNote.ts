import { useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../api/client';
import { ifMatch, isOvertaken } from '../../../api/etags';
import { changeInbox, type Inbox, type InboxItem, inboxKey } from '../../../api/inbox/inbox';
import { useFailureText } from '../../../api/useFailureText';

/**
 * Saves a note, unless somebody else has changed it: then `theirs` is their note, and the next save
 * replaces it.
 */
export function useSaveNote(inbox: Inbox, item: InboxItem, onSaved: () => void) {
  const t = useText();
  const failureText = useFailureText();
  const client = useQueryClient();
  const path = `/${inbox}/${encodeURIComponent(item._id)}`;
  const [theirs, setTheirs] = useState<string>();
  const known = theirs ?? item.note ?? '';

  /** @returns the saved item; undefined if the note was changed elsewhere */
  async function send(note: string): Promise<InboxItem | undefined> {
    for (;;) {
      const read = (await api.get<InboxItem>(path)).data;
      if ((read.note ?? '') !== known) {
        setTheirs(read.note ?? '');
        return undefined;
      }
      try {
        return (await api.put<InboxItem>(path, { note }, { headers: ifMatch(read) })).data;
      } catch (error) {
        // Something else of the item may have changed: read it again.
        if (!isOvertaken(error)) throw error;
      }
    }
  }

  const { mutate, isPending, error } = useMutation({
    mutationFn: send,
    onSuccess: (saved) => {
      if (!saved) return;
      changeInbox(client, inbox, (items) =>
        items.map((each) => (each._id === saved._id ? saved : each)),
      );
      void client.invalidateQueries({ queryKey: inboxKey(inbox) });
      onSaved();
    },
  });

  return {
    save: (typed: string) => {
      if (!isPending) mutate(typed.trim());
    },
    saving: isPending,
    failure: error ? failureText(error, t('dashboard.inbox.note.failed')) : undefined,
    theirs,
  };
}
