import named from '../../api-operations.json';

declare const API_OPERATIONS: readonly string[];

it('the calls that the remote names are calls of the API, each once', () => {
  expect(API_OPERATIONS).toEqual(expect.arrayContaining(named));
  expect([...new Set(named)]).toHaveLength(named.length);
});
