import { useState } from 'react';

interface Item {
  _id: string;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The selected items of a page. One that reappears after a failed or undone deletion is selected
 * again.
 * @param page identifies page and filter; a change clears the selection
 */
export function useSelection<T extends Item>(items: readonly T[], page: string) {
  const [ids, setIds] = useState(NONE);
  const [of, setOf] = useState(page);
  if (of !== page) {
    setOf(page);
    setIds(NONE);
  }
  const selected = items.filter(({ _id }) => ids.has(_id));
  const all = items.length > 0 && selected.length === items.length;
  return {
    selected,
    has: ({ _id }: Item) => ids.has(_id),
    all,
    some: selected.length > 0 && !all,
    toggle: ({ _id }: Item) =>
      setIds(
        (before) =>
          new Set(before.has(_id) ? [...before].filter((id) => id !== _id) : [...before, _id]),
      ),
    toggleAll: () => setIds(all ? NONE : new Set(items.map(({ _id }) => _id))),
    clear: () => setIds(NONE),
    deselect: (done: readonly string[]) =>
      setIds((before) => new Set([...before].filter((id) => !done.includes(id)))),
  };
}

export type Selection<T extends Item> = ReturnType<typeof useSelection<T>>;
