import { toast, useText } from '@manjara/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { tagOf } from '../api/etags';
import { mergeValues } from '../versions/merge-values';

interface SyncOptions<V extends object> {
  /** The values fetched last. */
  initial: V;
  /** The last loaded or saved values of the form. */
  saved: V;
  /** No unsaved input and no running save. */
  untouched: boolean;
  /** Resets the form to other values. */
  take: (values: V) => void;
  toastId: string;
}

/**
 * Resets an untouched form to refetched values; a form with input keeps it.
 * @returns a function that sets the synced values; only other fetched values reset the form
 */
export function useSyncFromServer<V extends object>(options: SyncOptions<V>) {
  const { initial, saved, untouched, take, toastId } = options;
  const t = useText();
  const tag = tagOf(initial);
  const [known, setKnown] = useState(tag);

  const refresh = useEffectEvent(() => {
    setKnown(tag);
    if (tag === undefined || tag === tagOf(saved)) return;
    const differs = mergeValues(saved, saved, initial).theirs.length > 0;
    take(initial);
    if (differs) toast.info(t('dashboard.conflict.refreshed'), { id: toastId });
  });
  useEffect(() => {
    if (untouched && tag !== known) refresh();
  }, [tag, known, untouched]);

  return (read: V) => setKnown(tagOf(read));
}
