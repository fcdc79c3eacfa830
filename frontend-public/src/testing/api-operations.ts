import { operationOf } from '@manjara/contracts';
import named from '../../api-operations.json';

/** Every call of the API, of its description. */
declare const API_OPERATIONS: readonly string[];

let unnamed: string[] = [];

/** Notes a call that the remote makes and does not name: a release could not know that it needs it. */
export function noteCall(method: string, path: string): void {
  const operation = operationOf(API_OPERATIONS, method, path);
  if (operation && !named.includes(operation)) unnamed.push(`${method} ${path}`);
}

/** Fails the test that has seen one. */
export function verifyCalls(): void {
  const found = unnamed;
  unnamed = [];
  expect(found).toEqual([]);
}
