import { expandLists, operationOf } from '@manjara/contracts';
import operations from '../../api-operations.json';

/** All operations of the API's description. */
declare const API_OPERATIONS: readonly string[];

const named = operations.flatMap(expandLists);

let unnamed: string[] = [];

/** Records a call that the remote does not declare: a release check could not require it. */
export function noteCall(method: string, path: string): void {
  const operation = operationOf(API_OPERATIONS, method, path);
  if (operation && !named.includes(operation)) unnamed.push(`${method} ${path}`);
}

/** Fails the test if it made an undeclared call. */
export function verifyCalls(): void {
  const found = unnamed;
  unnamed = [];
  expect(found).toEqual([]);
}
