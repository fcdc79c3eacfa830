import type { BulkChange, TrashKind } from '@manjara/contracts';
import { toast, useLanguage, useText } from '@manjara/platform';
import { useQueryClient } from '@tanstack/react-query';
import {
  changeMany,
  type NamedItem,
  type Outcome,
  revertMany,
  type WrittenItem,
} from '../api/bulk';
import { refreshLists } from '../api/trash';
import { statusOf } from '../api/failure';
import { offerUndo } from './undo';
import { useFailureText } from '../api/useFailureText';

type Failed = Outcome['failed'];

export interface BulkOptions {
  action: 'delete' | 'unpublish' | 'publish' | 'schedule' | 'category' | 'change';
  /** Text before the name in the undo bar. */
  said: string;
  /** Message after a complete undo; by default that the items are as before. */
  undone?: string;
  /** The path of a screen that the change leads away from. */
  leaving?: string;
  /** Called before the lists are refetched. */
  onReverted?: (id: string) => void;
  /** A reason that replaces the server's message. */
  reasonOf?: (error: unknown) => string | undefined;
  /** Shows a failure instead of the toast. */
  onFailed?: (item: NamedItem, error: unknown) => void;
}

export const bulkToastId = (items: readonly NamedItem[]): string =>
  items.map(({ id }) => id).join();

/**
 * Changes items in one call, reports the failed ones, and offers to undo the others. The caller
 * refetches the lists.
 * @param counted the name of several items, e.g. "3 projects"
 */
export function useBulkChange(kind: TrashKind, counted: (count: number) => string = String) {
  const t = useText();
  const { language, locale } = useLanguage();
  const client = useQueryClient();
  const failureText = useFailureText();
  const nameOf = (items: readonly NamedItem[]) =>
    items.length === 1 ? items[0]!.name : counted(items.length);

  /** Shows the failed items, grouped by reason. */
  function showFailed(
    action: BulkOptions['action'] | 'undo',
    failed: Failed,
    id: string,
    reasonOf: BulkOptions['reasonOf'],
  ): void {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' });
    const quoted = (name: string) => (language === 'ar' ? `«${name}»` : `“${name}”`);
    const reasons = failed.map(({ error }) => reasonOf?.(error) ?? failureText(error));
    const sentences = [...new Set(reasons)].map((reason) => {
      const alike = failed.filter((_, index) => reasons[index] === reason);
      const names = list.format(alike.map(({ item }) => quoted(item.name)));
      return t(`dashboard.selection.failed.${action}`, { names, reason });
    });
    toast.error(sentences.join(' '), { id });
  }

  async function revert(written: readonly WrittenItem[], options: BulkOptions, id: string) {
    const { done, failed } = await revertMany(kind, written);
    done.forEach((item) => options.onReverted?.(item.id));
    const isChanged = (error: unknown) => written.length > 1 && statusOf(error) === 412;
    const count = failed.filter(({ error }) => isChanged(error)).length;
    const changedSince = t('dashboard.undo.changedSince', {
      count,
      number: count.toLocaleString(locale),
      total: written.length.toLocaleString(locale),
    });
    const takenBack = t('dashboard.undo.takenBack', { name: nameOf(done) });
    if (failed.length === 0) toast.info(options.undone ?? takenBack, { id });
    else showFailed('undo', failed, id, (error) => (isChanged(error) ? changedSince : undefined));
    await refreshLists(client, kind);
  }

  return async (
    items: readonly NamedItem[],
    change: BulkChange,
    options: BulkOptions,
  ): Promise<NamedItem[]> => {
    const { action, said, leaving, reasonOf, onFailed } = options;
    const { done, written, failed } = await changeMany(kind, items, change);
    const id = bulkToastId(items);
    if (onFailed) failed.forEach(({ item, error }) => onFailed(item, error));
    else if (failed.length > 0) showFailed(action, failed, id, reasonOf);
    if (written.length > 0) {
      offerUndo({
        text: said,
        name: nameOf(written),
        inTrash: change.deleted,
        leaving,
        undo: () => void revert(written, options, id),
      });
    }
    return done;
  };
}
