/** An item by the name that a person reads. */
export interface NamedItem {
  id: string;
  name: string;
}

/** The name of one item, or what several are called together. */
export const calledTogether = (
  items: readonly NamedItem[],
  counted: (count: number) => string,
): string => (items.length === 1 ? items[0]!.name : counted(items.length));
