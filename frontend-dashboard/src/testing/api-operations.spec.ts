import { expandLists } from '@manjara/contracts';
import operations from '../../api-operations.json';

declare const API_OPERATIONS: readonly string[];

it('the calls that the remote names are calls of the API, each once', () => {
  const named = operations.flatMap(expandLists);
  expect(API_OPERATIONS).toEqual(expect.arrayContaining(named));
  expect([...new Set(named)]).toHaveLength(named.length);
});
