import type { TrashKind } from '@manjara/contracts';
import { toast, useLanguage, useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import { revertMany, type WrittenItem } from '../api/bulk';
import { refreshLists } from '../api/trash';
import { statusOf } from '../lib/api/failure';
import type { NamedItem } from '../lib/named-items';
import { useTellFailed } from './useTellFailed';

interface RevertOptions {
  toastId: string;
  /** Said when all are as they were. */
  undone: (items: readonly NamedItem[]) => string;
  /** Called before the lists are refetched. */
  onReverted?: (id: string) => void;
}

/** Reverts a bulk change, and names the items that could not be reverted. */
export function useRevert(kind: TrashKind) {
  const t = useText();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const tellFailed = useTellFailed();

  return async (written: readonly WrittenItem[], options: RevertOptions): Promise<void> => {
    const { toastId, undone, onReverted } = options;
    const { done, failed } = await revertMany(kind, written);
    done.forEach(({ id }) => onReverted?.(id));
    if (failed.length === 0) toast.info(undone(done), { id: toastId });
    else {
      const isChanged = (error: unknown) => statusOf(error) === 412;
      const count = failed.filter(({ error }) => isChanged(error)).length;
      const changedSince = t('dashboard.undo.changedSince', {
        count,
        number: count.toLocaleString(locale),
        total: written.length.toLocaleString(locale),
      });
      const named = failed.map(({ item, error }) => ({
        name: item.name,
        error,
        reason: written.length > 1 && isChanged(error) ? changedSince : undefined,
      }));
      tellFailed('undo', named, toastId);
    }
    await refreshLists(client, kind);
  };
}
