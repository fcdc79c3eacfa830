import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';

/** How far from the page's top, in pixels, the list is still being looked at from its start. */
const NEAR_TOP = 160;

/** Ids are never forgotten: what comes back, because its deletion was undone, is not new. */
const withIds = (ids: Iterable<string>, items: readonly { _id: string }[]): ReadonlySet<string> =>
  new Set([...ids, ...items.map(({ _id }) => _id)]);

export interface NewItems<T> {
  /** What is in its place already. */
  settled: T[];
  /** What waits, because it would move what is being read. */
  waiting: T[];
  /** What came last; null when nothing has come yet. */
  latest: T[] | null;
  /** Lets in what waits. */
  settle: () => void;
}

/**
 * New items appear by themselves, unless somebody reads further down or goes through the list by
 * keyboard: then they wait, and come in as soon as that is over.
 */
export function useNewItems<T extends { _id: string }>(
  items: readonly T[],
  list: RefObject<HTMLElement | null>,
  /** Holds them back in any case, e.g. while a question is open. */
  hold: boolean,
): NewItems<T> {
  const [known, setKnown] = useState(() => withIds([], items));
  const [seen, setSeen] = useState({ ids: known, latest: null as T[] | null });

  const fresh = items.filter(({ _id }) => !seen.ids.has(_id));
  if (fresh.length > 0) setSeen({ ids: withIds(seen.ids, fresh), latest: fresh });

  const waiting = items.filter(({ _id }) => !known.has(_id));
  const settle = useCallback(() => setKnown((ids) => withIds(ids, items)), [items]);

  const settleUnlessReading = useEffectEvent(() => {
    const reading = window.scrollY > NEAR_TOP || list.current?.querySelector(':focus-visible');
    if (!hold && !reading) settle();
  });
  const some = waiting.length > 0;
  useEffect(() => {
    if (!some) return;
    const look = () => settleUnlessReading();
    look();
    document.addEventListener('scroll', look, { passive: true });
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('scroll', look);
      document.removeEventListener('focusin', look);
    };
  }, [some, hold]);

  return {
    settled: items.filter(({ _id }) => known.has(_id)),
    waiting,
    latest: seen.latest,
    settle,
  };
}
