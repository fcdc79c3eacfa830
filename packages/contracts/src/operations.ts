import { CONTENT_KINDS, ORDERED_KINDS } from './content';

/** Response of `GET /operations`. */
export interface Operations {
  /** E.g. `GET /projects/{id}`. */
  operations: string[];
}

const patternOf = (operation: string) => new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`);

/** Finds the operation of a call; of several matches, the one with the fewest placeholders. */
export function operationOf(
  operations: readonly string[],
  method: string,
  path: string,
): string | undefined {
  const call = `${method} ${path}`;
  return operations.includes(call)
    ? call
    : operations.find((operation) => patternOf(operation).test(call));
}

/** Expands `{list}` to every list of content; only those that the owner orders have an order. */
export function expandLists(operation: string): string[] {
  if (!operation.includes('{list}')) return [operation];
  const kinds = operation.endsWith('/order') ? ORDERED_KINDS : CONTENT_KINDS;
  return kinds.map((kind) => operation.replace('{list}', kind));
}
