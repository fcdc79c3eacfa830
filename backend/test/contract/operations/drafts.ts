import { entityOperations } from '../support/entity-operations';
import type { Field } from '../support/field';
import type { Operation } from '../support/operation';
import type { Payload } from '../support/payload';
import { ID, IMAGE, TIME } from '../support/shapes';
import { createProduct } from './products';
import { createProject } from './projects';

/** A draft asks for nothing. */
const optional = (fields: readonly Field[]): Field[] =>
  fields.map((field) => ({
    ...field,
    presence: 'optional',
    kind: field.kind === 'picture' ? 'slot' : field.kind,
  }));

function draftOperations(one: string, published: Operation): Operation[] {
  const path = `/${one}-drafts`;
  const entity = ({ focus, secondaryFocus: _focuses, date: _date, ...texts }: Payload) => ({
    ...texts,
    _id: ID,
    createdAt: '2019-05-17T09:00:00.000Z',
    savedAt: TIME,
    image: { ...IMAGE, focus },
    ...(one === 'project' && { secondaryImages: [{ ...IMAGE, focus: { x: 0, y: 5 } }, IMAGE] }),
  });
  const fields = optional(published.form?.fields ?? []);
  const { create, list, read, change, remove } = entityOperations({
    path,
    form: { kind: 'multipart', fields },
    entity,
    readAt: [`${path}/{id}`],
  });
  const publish: Operation = {
    method: 'POST',
    path: `${path}/{id}/publish`,
    access: 'bearer',
    status: 200,
    after: create,
    answer: published.answer,
    readAt: [`/${one}s`, `/${one}s/{id}`],
  };
  const unpublish: Operation = {
    method: 'POST',
    path: `/${one}s/{id}/unpublish`,
    access: 'bearer',
    status: 200,
    after: published,
    answer: entity,
    readAt: [path, `${path}/{id}`],
  };
  const duplicate: Operation = {
    method: 'POST',
    path: `/${one}s/{id}/duplicate`,
    access: 'bearer',
    status: 201,
    after: published,
    answer: (sent) => {
      const { createdAt: _createdAt, ...draft } = entity(sent);
      const [name, arName] = [`${String(sent.name)} (copy)`, `${String(sent.arName)} (نسخة)`];
      return { ...draft, name, arName };
    },
  };
  return [
    list('bearer'),
    { ...read, access: 'bearer' },
    create,
    change(fields),
    remove,
    publish,
    unpublish,
    duplicate,
  ];
}

export const DRAFTS: readonly Operation[] = [
  ...draftOperations('project', createProject),
  ...draftOperations('product', createProduct),
];
