/**
 * First, last and current page with its neighbours; null is an ellipsis for the pages between (spec
 * §9).
 */
export function pageItems(page: number, pageCount: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((n, index) => (n - (shown[index - 1] ?? 0) === 1 ? [n] : [null, n]));
}
