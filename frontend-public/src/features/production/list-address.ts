import { type CategoryLabels, findCategory } from '@manjara/contracts';
import { PRODUCTION_PATH } from './production-query';

type Address = Pick<URL, 'search'>;

/** The production line in the address, by its label in either language; undefined: all. */
export const namedLine = (
  { search }: Address,
  lines: readonly CategoryLabels[],
): CategoryLabels | undefined => findCategory(lines, new URLSearchParams(search).get('line') ?? '');

/** Address of the same list with a product open, or with none. */
export function productHref({ search }: Address, id?: string): string {
  const line = new URLSearchParams(search).get('line');
  const query = new URLSearchParams({ ...(line && { line }), ...(id && { product: id }) });
  return query.size > 0 ? `${PRODUCTION_PATH}?${query}` : PRODUCTION_PATH;
}
