interface Item {
  _id: { toHexString(): string };
}

export const idsOf = (items: readonly Item[]): string[] =>
  items.map(({ _id }) => _id.toHexString());

/** Sorts items by a list of ids; others come last, in their old order. */
export function inOrder<T extends Item>(items: readonly T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ _id }: T) => places.get(_id.toHexString()) ?? places.size;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * Merges a new order of the visible ids with the hidden ones, each after its old predecessor, so
 * that a republished item keeps its place.
 */
export function mergeHidden(
  before: readonly string[],
  visible: readonly string[],
  ids: readonly string[],
): string[] {
  const order = [...ids];
  for (const [index, id] of before.entries()) {
    if (visible.includes(id) || order.includes(id)) continue;
    const predecessor = before.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(predecessor ? order.indexOf(predecessor) + 1 : 0, 0, id);
  }
  return order;
}
