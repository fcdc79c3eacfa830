import { toast, useText } from '@manjara/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { tagOf } from '../lib/api/etags';
import { mergeValues } from '../lib/merge-values';

interface SyncOptions<V extends object> {
  /** The values read last. */
  initial: V;
  /** The last loaded or saved values of the form. */
  saved: V;
  /** Nothing is typed and nothing is being saved. */
  untouched: boolean;
  /** Resets the form to other values. */
  take: (values: V) => void;
  /** Of the form's toasts. */
  toastId: string;
}

/**
 * Resets an untouched form to refetched values; a form with input keeps it.
 * @returns sets the values that the form is in sync with: only others that were read reset it
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
