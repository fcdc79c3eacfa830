/** The answer of `GET /operations`. */
export interface Operations {
  /** Such as `GET /projects/{id}`. */
  operations: string[];
}

const patternOf = (operation: string) => new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`);

/** The operation that a call is of: the one whose path has an id in fewer places wins. */
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
