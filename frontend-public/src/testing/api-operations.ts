import { operationOf } from '@manjara/contracts';
import named from '../../api-operations.json';

/** All operations of the API's OpenAPI description. */
declare const API_OPERATIONS: readonly string[];

let unnamed: string[] = [];

/** Records a call that the remote does not declare: the release check could not test for it. */
export function noteCall(method: string, path: string): void {
  const operation = operationOf(API_OPERATIONS, method, path);
  if (operation && !named.includes(operation)) unnamed.push(`${method} ${path}`);
}

export function verifyCalls(): void {
  const found = unnamed;
  unnamed = [];
  expect(found).toEqual([]);
}
