import { decode } from '../bson/codec';
import { truthy, type Doc } from '../bson/types';
import { failedToParse } from '../errors';
import { compileProjection } from '../query/projection';
import { Read } from '../storage/read';
import { compileUpdate } from '../update/update';
import { collectionName, docArgument, type Command } from './command';
import { updateOne, upsert } from './writes';

function checkArguments({ remove, update, new: returnNew }: Doc): void {
  if (!remove && update === undefined) {
    throw failedToParse('Either an update or remove=true must be specified');
  }
  if (remove && update !== undefined) {
    throw failedToParse('Cannot specify both an update and remove=true');
  }
  if (remove && returnNew) {
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  }
}

/** `findAndModify`: changes, replaces or removes one document and returns it. */
export const findAndModify: Command = {
  fields: [
    ...['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'arrayFilters', 'hint'],
    'bypassDocumentValidation',
  ],
  refused: ['collation', 'let'],
  writes: true,
  run(command, { database, db }) {
    checkArguments(command);
    const name = collectionName(command);
    const filter = docArgument(command, 'query') ?? {};
    const project = compileProjection(docArgument(command, 'fields'), filter);
    const show = (doc: Doc) => (project ? project(doc) : doc);
    const collection = database.collection(db, name);
    const { sort, hint } = command;
    const [record] = new Read(collection, { filter, sort, hint, limit: 1 }).records();

    if (truthy(command.remove)) {
      if (!record) return { lastErrorObject: { n: 0 }, value: null };
      collection!.remove(record);
      return { lastErrorObject: { n: 1 }, value: show(record.doc) };
    }
    const update = compileUpdate(command.update, filter, command.arrayFilters);
    if (record) {
      const before = decode(record.raw);
      const { doc } = updateOne(collection!, record, update);
      const value = show(truthy(command.new) ? doc : before);
      return { lastErrorObject: { n: 1, updatedExisting: true }, value };
    }
    if (!truthy(command.upsert)) {
      return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    }
    const doc = upsert(database.ensure(db, name), filter, command.update, update);
    const lastErrorObject = { n: 1, updatedExisting: false, upserted: doc._id };
    return { lastErrorObject, value: truthy(command.new) ? show(doc) : null };
  },
};
