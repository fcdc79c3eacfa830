import { asChanges, type Field, ids } from './field';
import type { Access, Form, Operation } from './operation';
import type { Payload } from './payload';

interface Entity {
  /** Of the collection. */
  path: string;
  form: Form;
  /** The entity as it is answered, from what was sent. */
  entity: (sent: Payload) => unknown;
  /** Where else, beside the list, an entity is read. */
  readAt?: readonly string[];
}

/** The calls that collections of entities have in common. */
export function entityOperations({ path, form, entity, readAt = [] }: Entity) {
  const one = `${path}/{id}`;
  const places = { readAt: [path, ...readAt] };

  const create: Operation = {
    method: 'POST',
    path,
    access: 'bearer',
    status: 201,
    form,
    answer: entity,
    ...places,
  };
  const list = (access: Access): Operation => ({
    method: 'GET',
    path,
    access,
    status: 200,
    after: create,
    answer: (sent) => expect.arrayContaining([entity(sent)]) as unknown,
  });
  const read: Operation = {
    method: 'GET',
    path: one,
    access: 'public',
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
    after: create,
    answer: entity,
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
  return { create, list, read, change, readOrder, order, remove };
}
