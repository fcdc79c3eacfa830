import { CONTENT_KINDS, ORDERED_KINDS } from './content';
import { expandLists, operationOf } from './operations';

const OPERATIONS = [
  'GET /projects',
  'GET /projects/{id}',
  'PUT /values/{id}',
  'PUT /values/order',
  'POST /drafts/{id}/publish',
];

it.each([
  ['GET', '/projects', 'GET /projects'],
  ['GET', '/projects/5f', 'GET /projects/{id}'],
  ['PUT', '/values/order', 'PUT /values/order'],
  ['PUT', '/values/5f', 'PUT /values/{id}'],
  ['POST', '/drafts/5f/publish', 'POST /drafts/{id}/publish'],
  ['POST', '/projects', undefined],
  ['GET', '/projects/5f/more', undefined],
])('%s %s is a call of %s', (method, path, operation) => {
  expect(operationOf(OPERATIONS, method, path)).toBe(operation);
});

it('operations of lists are those of every list, and orders those of ordered lists', () => {
  expect(expandLists('GET /pictures')).toEqual(['GET /pictures']);
  expect(expandLists('GET /{list}/{id}')).toEqual(CONTENT_KINDS.map((kind) => `GET /${kind}/{id}`));
  expect(expandLists('PUT /{list}/order')).toEqual(
    ORDERED_KINDS.map((kind) => `PUT /${kind}/order`),
  );
});
