import { useState } from 'react';
import type { Entity } from './entity';

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected rows of a page. A row that reappears after a failed or undone deletion is selected
 * again.
 * @param page identifies page and filter; a change clears the selection
 */
export function useSelection(entities: readonly Entity[], page: string) {
  const [ids, setIds] = useState(NONE);
  const [of, setOf] = useState(page);
  if (of !== page) {
    setOf(page);
    setIds(NONE);
  }
  const selected = entities.filter(({ _id }) => ids.has(_id));
  const all = entities.length > 0 && selected.length === entities.length;
  return {
    selected,
    has: ({ _id }: Entity) => ids.has(_id),
    all,
    some: selected.length > 0 && !all,
    toggle: ({ _id }: Entity) =>
      setIds(
        (before) =>
          new Set(before.has(_id) ? [...before].filter((id) => id !== _id) : [...before, _id]),
      ),
    toggleAll: () => setIds(all ? NONE : new Set(entities.map(({ _id }) => _id))),
    clear: () => setIds(NONE),
    deselect: (done: readonly string[]) =>
      setIds((before) => new Set([...before].filter((id) => !done.includes(id)))),
  };
}

export type Selection = ReturnType<typeof useSelection>;
