import { type Progress, progressAfter, type SubmissionChange } from '@manjara/contracts';
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
import { offerUndo } from '../../lists/undo';

const READ_PATHS = { messages: '/messages/read-message', jobs: '/jobs/read-job' } as const;

interface Mark {
  id: string;
  change: SubmissionChange;
  /** Absent: that of the item. */
  path?: string;
  onDone?: () => void;
}

/** The item as the server will answer it. */
function withChange(item: InboxItem, change: SubmissionChange): InboxItem {
  const { isRead = item.isRead, replied } = change;
  const progress = progressAfter(item, change);
  const repliedAt = replied ? new Date().toISOString() : item.repliedAt;
  return {
    ...item,
    isRead: isRead || progress !== 'new',
    progress,
    repliedAt: replied === false ? undefined : repliedAt,
  };
}

/** Replaces an item on every page and returns the previous one. */
function put(client: QueryClient, inbox: Inbox, item: InboxItem): InboxItem | undefined {
  const { _id, isRead, spamAt } = item;
  const before = pageWith(client, inbox, _id)?.items.find((each) => each._id === _id);
  changeInbox(client, inbox, (items) => items.map((each) => (each._id === _id ? item : each)));
  if (before && before.isRead !== isRead && !spamAt) {
    client.setQueryData<number>(unreadKey(inbox), (count) =>
      count === undefined ? count : Math.max(0, count + (isRead ? -1 : 1)),
    );
  }
  return before;
}

/**
 * Marks an item read or unread, with the same toast for both (spec §8), as replied, or with a
 * progress; the last two can be undone. Optimistic, rolled back on failure (spec §4).
 */
export function useMarkItem(inbox: Inbox) {
  const t = useText();
  const reasonOf = useFailureReason();
  const client = useQueryClient();
  const mutationKey = ['mark', inbox];

  const { mutate } = useMutation({
    mutationKey,
    // Serialised: of two quick changes the later one must win.
    scope: { id: mutationKey.join() },
    mutationFn: async ({ id, change, path = `/${inbox}` }: Mark): Promise<InboxItem> =>
      (await api.put<InboxItem>(`${path}/${encodeURIComponent(id)}`, change)).data,
    onMutate: async ({ id, change }) => {
      // A fetch that started earlier would restore the old state.
      await client.cancelQueries({ queryKey: inboxKey(inbox) });
      const item = pageWith(client, inbox, id)?.items.find(({ _id }) => _id === id);
      return item && put(client, inbox, withChange(item, change));
    },
    onSuccess: (result, { onDone }) => {
      put(client, inbox, result);
      onDone?.();
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

  const offer = (text: string, { _id: id, name, isRead, progress, repliedAt }: InboxItem) =>
    offerUndo({
      text,
      name,
      undo: () => {
        const replied = repliedAt ? undefined : false;
        mutate({ id, change: { isRead, progress, replied } });
      },
    });

  return {
    markRead: ({ _id: id }: InboxItem, isRead: boolean) =>
      mutate({
        id,
        path: READ_PATHS[inbox],
        change: { isRead },
        onDone: () => toast.success(t(`dashboard.inbox.${inbox}.read`), { id }),
      }),
    markReplied: (item: InboxItem, replied: boolean) =>
      mutate({
        id: item._id,
        path: READ_PATHS[inbox],
        change: { isRead: item.isRead || replied, replied },
        onDone: () => {
          if (replied) offer(t('dashboard.inbox.repliedTo'), item);
        },
      }),
    setProgress: (item: InboxItem, progress: Progress) =>
      mutate({
        id: item._id,
        change: { progress },
        onDone: () => offer(t(`dashboard.inbox.${inbox}.moved.${progress}`), item),
      }),
  };
}
