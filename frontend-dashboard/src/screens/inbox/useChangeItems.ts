import type { BulkChange } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Inbox, InboxItem } from '../../api/inbox/inbox';
import { refreshLists } from '../../api/trash';
import { useCounted } from '../../format/useCounted';
import { useBulkChange } from '../../lists/useBulkChange';

export type ItemsChange = Pick<BulkChange, 'isRead' | 'progress' | 'spam'>;

/** Changes one or several items in one call, and offers to undo it. */
export function useChangeItems(inbox: Inbox, onDone: (ids: readonly string[]) => void) {
  const t = useText();
  const numberOf = useCounted();
  const client = useQueryClient();
  const counted = (count: number) => t(`dashboard.inbox.${inbox}.count`, numberOf(count));
  const changeItems = useBulkChange(inbox, counted);
  const [running, setRunning] = useState(false);

  function said({ isRead, progress, spam }: ItemsChange): string {
    if (progress) return t(`dashboard.inbox.${inbox}.moved.${progress}`);
    if (spam !== undefined) return t(`dashboard.inbox.moved.${spam ? 'spam' : 'back'}`);
    return t(`dashboard.inbox.moved.${isRead ? 'read' : 'unread'}`);
  }

  async function run(items: readonly InboxItem[], change: ItemsChange): Promise<void> {
    setRunning(true);
    const named = items.map(({ _id: id, name }) => ({ id, name }));
    const done = await changeItems(named, change, { action: 'change', said: said(change) });
    await refreshLists(client, inbox);
    setRunning(false);
    onDone(done.map(({ id }) => id));
  }

  return { counted, running, run };
}
