interface Page<T> {
  items: T[];
  /** Of all pages. */
  total: number;
}

/** A page of a list without some of its items. */
export function pageWithout<T extends { _id: string }, P extends Page<T>>(
  page: P,
  isOut: (item: T) => boolean,
): P {
  const items = page.items.filter((item) => !isOut(item));
  return { ...page, items, total: page.total - (page.items.length - items.length) };
}
