import { LIMITS } from '@manjara/contracts';
import { asChanges, choice, type Field, flag, ids } from './field';
import type { Access, Form, Operation } from './operation';
import type { Payload } from './payload';
import { ID, TIME } from './shapes';

interface Entity {
  /** Of the collection. */
  path: string;
  form: Form;
  /** The entity in the response, from the sent payload. */
  entity: (sent: Payload) => unknown;
  /** Other paths than the list where an entity is read. */
  readAt?: readonly string[];
  /** Values that no two of them may share. */
  once?: Operation['once'];
  /** It may be a draft; the admin's response includes the status. */
  hasDrafts?: true;
}

const OPTIONAL = { presence: 'optional' } as const;

/** Either one change or a revert; no request has all of them. */
const BULK_FIELDS = [ids('ids', OPTIONAL), flag('deleted', OPTIONAL), choice('revert', OPTIONAL)];
const BULK_STATUS = [choice('status', OPTIONAL), choice('publishAt', OPTIONAL)];
const BULK_CATEGORY = [
  choice('category', { ...OPTIONAL, max: LIMITS.name }),
  choice('arCategory', { ...OPTIONAL, max: LIMITS.name }),
];

/** The CRUD calls of a collection. */
export function entityOperations({ path, form, entity, readAt = [], hasDrafts, once }: Entity) {
  const one = `${path}/{id}`;
  const places = { readAt: [path, ...readAt] };
  const answer = (sent: Payload) =>
    hasDrafts ? { ...(entity(sent) as object), status: 'published', savedAt: TIME } : entity(sent);

  const create: Operation = {
    method: 'POST',
    path,
    access: 'bearer',
    status: 201,
    form,
    once,
    answer,
    ...places,
  };
  const list = (access: Access): Operation => ({
    method: 'GET',
    path,
    access,
    hasDrafts,
    status: 200,
    after: create,
    answer: (sent) => expect.arrayContaining([entity(sent)]) as unknown,
  });
  const read: Operation = {
    method: 'GET',
    path: one,
    access: 'public',
    hasDrafts,
    status: 200,
    after: create,
    answer: entity,
  };
  const change = (fields: readonly Field[] = form.fields): Operation => ({
    method: 'PUT',
    path: one,
    access: 'bearer',
    status: 200,
    form: { kind: form.kind, fields: asChanges(fields) },
    once,
    after: create,
    answer,
    ...places,
  });
  const remove: Operation = {
    method: 'DELETE',
    path: one,
    access: 'bearer',
    status: 204,
    after: create,
    ...places,
  };
  const restore: Operation = {
    method: 'POST',
    path: `${one}/restore`,
    access: 'bearer',
    status: 200,
    after: create,
    given: async (api, made) => {
      const { _id: id } = made as { _id: string };
      await api.send(remove, { id }).expect(204);
    },
    answer,
    ...places,
  };
  const bulk: Operation = {
    method: 'POST',
    path: `${path}/bulk`,
    access: 'bearer',
    status: 200,
    form: {
      kind: 'json',
      fields: [
        ...BULK_FIELDS,
        ...(hasDrafts ? BULK_STATUS : []),
        ...(form.fields.some(({ name }) => name === 'category') ? BULK_CATEGORY : []),
      ],
    },
    refusesUnknown: true,
    once: async (api) => ({ ids: [await api.newest(create)] }),
    answer: ({ ids }) =>
      (ids as string[]).map((id) => ({
        id,
        status: 'trashed',
        version: expect.any(Number) as unknown,
      })),
  };
  const order: Operation = {
    method: 'PUT',
    path: `${path}/order`,
    access: 'bearer',
    status: 200,
    form: { kind: 'json', fields: [ids('ids')] },
    once: async (api) => ({ ids: [await api.newest(create)] }),
    answer: ({ ids }) => ({ ids: expect.arrayContaining(ids as string[]) as unknown }),
  };
  const readOrder: Operation = {
    method: 'GET',
    path: `${path}/order`,
    access: 'bearer',
    status: 200,
    answer: () => ({ ids: expect.any(Array) as unknown }),
  };
  const duplicate: Operation = {
    method: 'POST',
    path: `${one}/duplicate`,
    access: 'bearer',
    status: 201,
    after: create,
    answer: (sent) => {
      const { createdAt: _createdAt, ...copied } = entity(sent) as Payload;
      const [name, arName] = [`${String(sent.name)} (copy)`, `${String(sent.arName)} (نسخة)`];
      return { ...copied, _id: ID, name, arName, status: 'draft', savedAt: TIME };
    },
  };
  return { create, list, read, change, readOrder, order, remove, restore, bulk, duplicate };
}

/** The calls of a public list that the owner orders. */
export function orderedOperations(entity: Entity): Operation[] {
  const calls = entityOperations(entity);
  const { create, list, read, change, readOrder, order, remove, restore, bulk } = calls;
  return [list('public'), read, create, change(), readOrder, order, remove, restore, bulk];
}
