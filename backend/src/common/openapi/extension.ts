/**
 * What the schema of a property says beyond JSON Schema, under a name of ours (`x-…`): the
 * library's types know only its own.
 */
export const extension = (name: string, value: unknown): object => ({ [`x-${name}`]: value });
