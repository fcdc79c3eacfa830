import { toast, useText } from '@manjara/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { tagOf } from '../lib/api/etags';
import { mergeValues } from '../lib/merge-values';

interface ReadAnew<V extends object> {
  /** What was read last. */
  initial: V;
  /** What the form began with, or has saved since. */
  saved: V;
  /** Whether the form may be filled anew: nothing is typed, and nothing is on its way. */
  untouched: boolean;
  take: (values: V) => void;
  /** Of the form's toasts. */
  toastId: string;
}

/**
 * Fills an untouched form with what was read anew; one that is touched keeps what it holds.
 * @returns says that the form now begins with something older than what was read
 */
export function useReadAnew<V extends object>(options: ReadAnew<V>) {
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

  return (older: V) => setKnown(tagOf(older));
}
