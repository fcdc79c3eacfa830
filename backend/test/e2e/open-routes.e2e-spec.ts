import { RouteList } from '../../src/modules/operations/route-list';
import { FURTHER_OPEN_CALLS, OPEN_CALLS } from '../contract/specification';
import { DOCUMENTED_CALLS } from '../contract/support/openapi';
import { TestApp } from '../support/test-app';

let app: TestApp;
beforeAll(async () => (app = await TestApp.start()));
afterAll(() => app.stop());

it('the application opens the routes of the specification and no other', () => {
  const open = app.app
    .get(RouteList)
    .find()
    .filter(({ isPublic }) => isPublic);
  const names = open.map(({ operation }) => operation);
  expect(names.sort()).toEqual([...OPEN_CALLS, ...FURTHER_OPEN_CALLS].sort());
});

it('tells of every call that is documented, and of no other', async () => {
  const { body } = await app.http.get('/api/operations').expect(200);
  const documented = DOCUMENTED_CALLS.map(({ name }) => name);
  expect((body as { operations: string[] }).operations.sort()).toEqual(documented.sort());
});
