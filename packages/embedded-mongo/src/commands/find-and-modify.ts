import { decode } from '../bson/codec';
import { truthy, type Doc } from '../bson/types';
import { failedToParse } from '../errors';
import type { Read } from '../storage/read';
import { compileUpdate } from '../update/update';
import { collectionName, docArgument, readOf, type Command, type CommandContext } from './command';
import { updateOne, upsert } from './writes';

const targetOf = (command: Doc, context: CommandContext): Read =>
  readOf(command, context, { filter: docArgument(command, 'query'), limit: 1 });

/** Updates up to this size run even on a full disk: moving to the trash must work. */
const SMALL_BYTES = 1024;

/** `findAndModify`: changes or removes one document and returns it. */
export const findAndModify: Command = {
  fields: ['query', 'remove', 'update', 'new', 'upsert'],
  writes: true,
  isVital: ({ remove, upsert }, size) => truthy(remove) || (!truthy(upsert) && size <= SMALL_BYTES),
  reads: (command, context) => ({ read: targetOf(command, context) }),
  run(command, context) {
    const remove = truthy(command.remove);
    if (remove === (command.update !== undefined)) {
      throw failedToParse('Either an update or remove=true must be specified, and not both');
    }
    if (remove && truthy(command.new)) {
      throw failedToParse("'remove' always returns the deleted document");
    }
    const read = targetOf(command, context);
    const [record] = read.records();

    if (remove) {
      if (!record) return { lastErrorObject: { n: 0 }, value: null };
      read.collection!.remove(record);
      return { lastErrorObject: { n: 1 }, value: record.doc };
    }
    const update = compileUpdate(command.update);
    if (record) {
      const before = decode(record.raw);
      const { doc } = updateOne(read.collection!, record, update);
      const value = truthy(command.new) ? doc : before;
      return { lastErrorObject: { n: 1, updatedExisting: true }, value };
    }
    if (!truthy(command.upsert)) {
      return { lastErrorObject: { n: 0, updatedExisting: false }, value: null };
    }
    const collection = context.database.ensure(context.db, collectionName(command));
    const doc = upsert(collection, read.filter, update);
    const lastErrorObject = { n: 1, updatedExisting: false, upserted: doc._id };
    return { lastErrorObject, value: truthy(command.new) ? doc : null };
  },
};
