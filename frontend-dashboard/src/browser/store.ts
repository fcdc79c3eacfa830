import { useSyncExternalStore } from 'react';

/** A value outside React that components can subscribe to. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get,
    set(next: T): void {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe,
    isWatched: () => listeners.size > 0,
    /** The value, as a hook. */
    useValue: () => useSyncExternalStore(subscribe, get),
  };
}
