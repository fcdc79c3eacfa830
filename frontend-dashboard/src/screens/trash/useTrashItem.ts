import type { AdminFields, TrashItem, TrashKind } from '@manjara/contracts';
import { toast, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteForGood, refreshLists, restoreItem } from '../../api/trash';
import { useFailureText } from '../../api/useFailureText';
import { isSilent } from '../../api/failure';
import { isContentName } from '../../content/registry';

/** Items that are on a screen of another name. */
const PLACES = {
  boxes: 'dashboard.app.links.home',
  values: 'dashboard.app.links.about',
  questions: 'dashboard.app.links.about',
  messages: 'dashboard.app.links.messages',
  jobs: 'dashboard.app.links.jobs',
} as const;

/** Translation key of the screen where a restored item is. */
const placeOf = (kind: TrashKind) =>
  isContentName(kind) ? (`dashboard.${kind}.title` as const) : PLACES[kind];

/** Restores a trashed item or deletes it permanently. Pending until the list is refetched. */
export function useTrashItem({ kind, _id }: TrashItem, name: string) {
  const t = useText();
  const client = useQueryClient();
  const failureText = useFailureText();

  function fail(text: 'notRestored' | 'notDeleted', error: unknown): void {
    if (isSilent(error)) return;
    toast.error(t(`dashboard.trash.${text}`, { name, reason: failureText(error) }), { id: _id });
  }

  const restore = useMutation({
    mutationFn: () => restoreItem(kind, _id),
    onSuccess: ({ status }: Partial<AdminFields>) => {
      const place = t(status === 'draft' ? 'dashboard.drafts.title' : placeOf(kind));
      toast.success(t('dashboard.trash.restored', { name, place }), { id: _id });
    },
    onError: (error) => fail('notRestored', error),
    onSettled: () => refreshLists(client, kind),
  });

  const remove = useMutation({
    mutationFn: () => deleteForGood(kind, _id),
    onSuccess: () => toast.success(t('dashboard.trash.deletedForGood', { name }), { id: _id }),
    onError: (error) => fail('notDeleted', error),
    onSettled: () => refreshLists(client, kind),
  });

  return { restore, remove };
}
