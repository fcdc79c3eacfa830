import { operationOf } from './operations';

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
