import { LONG } from '../../support/long';
import type { Operation } from './operation';

/** They have the code of another resource: only the long run asks them what all are asked. */
const LIKE_ANOTHER = /\b(partners|reviews|values|questions|product-lines|about)\b/;

/** @param name of a list, or a path */
export const isTried = (name: string): boolean => LONG || !LIKE_ANOTHER.test(name);

export const tried = <Row extends Operation>(operations: readonly Row[]): Row[] =>
  operations.filter(({ path }) => isTried(path));
