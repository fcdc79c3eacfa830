import { decode } from '../bson/codec';
import { truthy, type Doc } from '../bson/types';
import { failedToParse } from '../errors';
import { compileProjection } from '../query/projection';
import { Read } from '../storage/read';
import { compileUpdate } from '../update/update';
import { collectionName, docArgument, type Command, type CommandContext } from './command';
import { updateOne, upsert } from './writes';

function readOf(command: Doc, { database, db }: CommandContext): Read {
  const filter = docArgument(command, 'query');
  const { sort, hint } = command;
  const collection = database.collection(db, collectionName(command));
  return new Read(collection, { filter, sort, hint, limit: 1 });
}

/** `findAndModify`: changes or removes one document and returns it. */
export const findAndModify: Command = {
  fields: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert', 'hint'],
  writes: true,
  reads: (command, context) => ({ read: readOf(command, context) }),
  run(command, context) {
    const remove = truthy(command.remove);
    if (remove === (command.update !== undefined)) {
      throw failedToParse('Either an update or remove=true must be specified, and not both');
    }
    if (remove && truthy(command.new)) {
      throw failedToParse("'remove' always returns the deleted document");
    }
    const project = compileProjection(docArgument(command, 'fields'));
    const show = (doc: Doc) => (project ? project(doc) : doc);
    const read = readOf(command, context);
    const [record] = read.records();

    if (remove) {
      if (!record) return { lastErrorObject: { n: 0 }, value: null };
      read.collection!.remove(record);
      return { lastErrorObject: { n: 1 }, value: show(record.doc) };
    }
    const update = compileUpdate(command.update);
    if (record) {
      const before = decode(record.raw);
      const { doc } = updateOne(read.collection!, record, update);
      const value = show(truthy(command.new) ? doc : before);
      return { lastErrorObject: { n: 1, updatedExisting: true }, value };
    }
    if (!truthy(command.upsert)) {
      return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    }
    const collection = context.database.ensure(context.db, collectionName(command));
    const doc = upsert(collection, read.query.filter ?? {}, update);
    const lastErrorObject = { n: 1, updatedExisting: false, upserted: doc._id };
    return { lastErrorObject, value: truthy(command.new) ? show(doc) : null };
  },
};
