/** Documents of which the ids are put in order. */
interface Item {
  _id: { toHexString(): string };
}

export const idsOf = (items: readonly Item[]): string[] =>
  items.map(({ _id }) => _id.toHexString());

/** Items in an order of ids; those that it does not name come last, as they are. */
export function inOrder<T extends Item>(items: readonly T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const placeOf = ({ _id }: T) => places.get(_id.toHexString()) ?? places.size;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * A new order of the visible ids, with each hidden one of the old order behind its predecessor, so
 * that an unpublished item comes back to its place.
 */
export function keepHidden(
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
