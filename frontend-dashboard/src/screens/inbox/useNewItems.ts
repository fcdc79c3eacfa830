import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { InboxItem } from '../../api/inbox/inbox';

/** Scroll offset in pixels up to which new items are inserted at once. */
const NEAR_TOP = 160;

export interface NewItemsOptions {
  /** Identifies the list; after a change of list, no item counts as new. */
  listKey: string;
  list: RefObject<HTMLElement | null>;
  /** Holds new items back, e.g. while a dialog is open. */
  hold: boolean;
}

const newestOf = (items: readonly InboxItem[]): string =>
  items.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), '');

const startOf = (listKey: string, items: readonly InboxItem[]) => {
  const newest = newestOf(items);
  return { listKey, settled: newest, seen: newest, latest: null as InboxItem[] | null };
};

/**
 * New items are shown automatically, unless the admin has scrolled down or navigates the list by
 * keyboard: then they wait until that ends.
 */
export function useNewItems(items: readonly InboxItem[], { listKey, list, hold }: NewItemsOptions) {
  const [state, setState] = useState(() => startOf(listKey, items));
  const isOther = state.listKey !== listKey;
  const { settled, seen, latest } = isOther ? startOf(listKey, items) : state;
  const fresh = items.filter(({ createdAt }) => createdAt > seen);
  if (isOther) setState(startOf(listKey, items));
  else if (fresh.length > 0) setState({ ...state, seen: newestOf(fresh), latest: fresh });

  const waiting = items.filter(({ createdAt }) => createdAt > settled);
  const settle = () => setState((now) => ({ ...now, settled: now.seen }));

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
    /** Items shown in the list. */
    settled: items.filter(({ createdAt }) => createdAt <= settled),
    /** New items held back until the admin stops reading. */
    waiting,
    /** The last arrivals; null before the first. */
    latest,
    /** Shows the waiting items. */
    settle,
  };
}

export type NewItemsState = ReturnType<typeof useNewItems>;
