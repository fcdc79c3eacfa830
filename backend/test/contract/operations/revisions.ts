import { REVISED_ITEMS } from '@manjara/contracts';
import { firstText, type Operation } from '../support/operation';
import { TIME } from '../support/shapes';
import { CONTENT_LISTS } from './content';
import { PARTNERS } from './partners';
import { PRODUCTS } from './products';
import { PROJECTS } from './projects';
import { REVIEWS } from './reviews';
import { SINGLETONS } from './singletons';

const CALLS = [...PROJECTS, ...PRODUCTS, ...REVIEWS, ...PARTNERS, ...CONTENT_LISTS];
const call = (method: string, path: string) =>
  CALLS.find((one) => one.method === method && one.path === path) as Operation;

/** A section that is saved as it was has no new version. */
let changes = 0;

const ADMIN_EMAIL = 'admin@example.com';

function revisionsAt(path: string, given: Operation['given'], after: Operation): Operation[] {
  const list: Operation = {
    method: 'GET',
    path: `${path}/revisions`,
    access: 'bearer',
    status: 200,
    after,
    given,
    answer: () =>
      expect.arrayContaining([
        {
          version: expect.any(Number) as unknown,
          at: TIME,
          by: ADMIN_EMAIL,
          fields: expect.any(Array) as unknown,
          document: expect.any(Object) as unknown,
        },
      ]) as unknown,
  };
  const restore: Operation = {
    method: 'POST',
    path: `${path}/revisions/{version}/restore`,
    access: 'bearer',
    status: 200,
    after,
    given,
  };
  return [list, restore];
}

const ofItem = (path: string): Operation[] => {
  const create = call('POST', path);
  const change = call('PUT', `${path}/{id}`);
  const given: Operation['given'] = async (api, made) => {
    const { _id: id } = made as { _id: string };
    await api.send(change, { id, payload: { [firstText(change)]: 'Changed' } }).expect(200);
  };
  const [list, restore] = revisionsAt(`${path}/{id}`, given, create) as [Operation, Operation];
  return [list, { ...restore, answer: create.answer, readAt: create.readAt }];
};

const ofSection = (save: Operation): Operation[] => {
  const given: Operation['given'] = async (api) => {
    await api.send(save, { payload: { [firstText(save)]: `Changed ${++changes}` } }).expect(200);
  };
  return revisionsAt(save.path, given, save);
};

/** Previous versions of items and sections. */
export const REVISIONS: readonly Operation[] = [
  ...REVISED_ITEMS.flatMap((kind) => ofItem(`/${kind}`)),
  ...SINGLETONS.filter(({ method }) => method === 'POST').flatMap(ofSection),
];
