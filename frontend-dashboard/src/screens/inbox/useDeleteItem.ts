import { toast, useLanguage, useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { changeInbox, type Inbox, type InboxItem } from '../../api/inbox/inbox';
import { useDelete } from '../../lists/useDelete';
import { useFailureReason } from '../../api/useFailureText';
import { logFailure } from '../../browser/log';
import { usePins } from '../../api/inbox/pins';

/**
 * Deletes items and their pins (spec §4); undone, they have both again. A failed deletion of an
 * application shows no toast (spec §8): the list shows `failed`, the sender and the reason. On other
 * screens a toast is shown.
 */
export function useDeleteItem(inbox: Inbox, counted: (count: number) => string) {
  const t = useText();
  const { locale } = useLanguage();
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const client = useQueryClient();
  const { pins, setPinned } = usePins(inbox);
  const unpinned = useRef(new Set<string>());
  const [failed, setFailed] = useState<{ names: string[]; error: unknown } | null>(null);
  const reasonOf = useFailureReason();
  const onScreen = useRef(false);
  useEffect(() => {
    onScreen.current = true;
    return () => void (onScreen.current = false);
  }, []);

  const { removeAll } = useDelete({
    kind: inbox,
    counted,
    deleted: t(`dashboard.inbox.${inbox}.deleted`),
    onDeleted: (id) => {
      if (pins.has(id)) unpinned.current.add(id);
      setPinned(id, false);
      changeInbox(client, inbox, (items) => items.filter(({ _id }) => _id !== id));
    },
    onRestored: (id) => {
      if (unpinned.current.delete(id)) setPinned(id, true);
    },
    onFailed:
      inbox === 'messages'
        ? undefined
        : ({ id, name }, error) => {
            logFailure('The job could not be deleted.', error);
            if (onScreen.current) {
              return setFailed((before) => ({ names: [...(before?.names ?? []), name], error }));
            }
            const said = [`${t('dashboard.inbox.deleteFailed')} ${name}`, reasonOf(error)];
            toast.error(said.filter(Boolean).join('\n'), { id });
          },
  });

  return {
    remove: (items: readonly InboxItem[]) => {
      setFailed(null);
      removeAll(items.map(({ _id: id, name }) => ({ id, name })));
    },
    failed: failed && { names: list.format(failed.names), reason: reasonOf(failed.error) },
  };
}
