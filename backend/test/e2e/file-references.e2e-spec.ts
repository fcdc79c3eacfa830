import type { Schema } from 'mongoose';
import { FILE_REFERENCES, type FileReference } from '../../src/storage/file-references';
import { TestApp } from '../support/test-app';

/** Paths with ids of other documents. */
const OTHERS = [
  'lists.ids',
  'sessions.admin',
  'passwordResets.admin',
  'variants.files.metadata.of',
];

/** The paths of a schema that hold ids, also within lists, but for its own. */
const idPaths = (schema: Schema): string[] =>
  Object.entries(schema.paths).flatMap(([path, type]) => {
    if (type.schema) return idPaths(type.schema).map((inner) => `${path}.${inner}`);
    const { instance } = type.getEmbeddedSchemaType?.() ?? type;
    return instance === 'ObjectId' && path !== '_id' ? [path] : [];
  });

it('the table of references names every place where a document holds the id of a file', async () => {
  const app = await TestApp.start();
  const found = Object.values(app.connection.models).flatMap((model) =>
    idPaths(model.schema).map((path) => `${model.collection.collectionName}.${path}`),
  );
  const references = app.app.get<FileReference[]>(FILE_REFERENCES);
  await app.stop();
  const named = references.flatMap(({ collection, paths }) =>
    paths.map((path) => `${collection}.${path}`),
  );
  expect(found.filter((path) => !OTHERS.includes(path)).sort()).toEqual(named.sort());
});
