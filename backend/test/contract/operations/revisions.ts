import { CONTENT_KINDS, type ContentKind } from '@manjara/contracts';
import { callOf } from '../support/list-operations';
import { firstText, type Operation } from '../support/operation';
import { TIME } from '../support/shapes';
import { SINGLETONS } from './singletons';

/** A section that is saved as it was has no new version. */
let changes = 0;

const ADMIN_EMAIL = 'admin@example.com';

function revisionsAt(path: string, given: Operation['given'], after: Operation): Operation[] {
  const list: Operation = {
    method: 'GET',
    path: `${path}/revisions`,
    access: after.access,
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
    access: after.access,
    status: 200,
    after,
    given,
  };
  return [list, restore];
}

const ofItem = (kind: ContentKind): Operation[] => {
  const create = callOf(kind, 'POST');
  const change = callOf(kind, 'PUT', '/{id}');
  const given: Operation['given'] = async (api, made) => {
    const { _id: id } = made as { _id: string };
    await api
      .send(change, { id, payload: { [firstText(change)]: `Changed ${++changes}` } })
      .expect(200);
  };
  const [list, restore] = revisionsAt(`/${kind}/{id}`, given, create) as [Operation, Operation];
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
  ...CONTENT_KINDS.flatMap(ofItem),
  ...SINGLETONS.filter(({ method }) => method === 'POST').flatMap(ofSection),
];
