import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { Inbox } from '../../../api/inbox';
import { changePins, onPins, parsePins, storedPins } from '../../../lib/pins';

/** The pinned items of an inbox, which only this browser knows; in step with its other tabs. */
export function usePins(inbox: Inbox) {
  const stored = useSyncExternalStore(
    onPins,
    () => storedPins(inbox),
    () => null,
  );
  const pins = useMemo<ReadonlySet<string>>(() => new Set(parsePins(stored)), [stored]);

  const setPinned = useCallback(
    (id: string, pinned: boolean) =>
      changePins(inbox, (ids) => [...ids.filter((other) => other !== id), ...(pinned ? [id] : [])]),
    [inbox],
  );

  return { pins, setPinned };
}
