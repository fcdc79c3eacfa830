import { MAX_DOCUMENT } from '../bson/codec';
import type { Collection } from '../storage/collection';
import type { Command } from './command';

/** The server that this one answers like; drivers choose what they send by it. */
const VERSION = '7.0.14';
const WIRE_VERSION = 21;
/** What one message may hold, as drivers are told. */
export const MAX_MESSAGE = 48_000_000;

/** What a driver says of itself here changes from version to version, and nothing in the answer. */
const hello: Command = {
  run: (_command, { connectionId }) => ({
    helloOk: true,
    isWritablePrimary: true,
    ismaster: true,
    maxBsonObjectSize: MAX_DOCUMENT,
    maxMessageSizeBytes: MAX_MESSAGE,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  }),
};

const buildInfo: Command = {
  fields: [],
  run: () => ({
    version: VERSION,
    versionArray: [...VERSION.split('.').map(Number), 0],
    bits: 64,
    maxBsonObjectSize: MAX_DOCUMENT,
    modules: ['embedded-mongo'],
    storageEngines: ['lmdb'],
    debug: false,
  }),
};

const dbStats: Command = {
  fields: [],
  run(_command, { database, db, disk }) {
    const collections = database.collections.filter((collection) => collection.db === db);
    const sum = (count: (collection: Collection) => number) =>
      collections.reduce((total, collection) => total + count(collection), 0);
    const { total, free } = disk();
    return {
      db,
      collections: collections.length,
      objects: sum((collection) => collection.count()),
      indexes: sum((collection) => collection.indexes.length),
      // Of the file that all databases are in; what is free of it is written to again.
      ...database.size(),
      fsUsedSize: total - free,
      fsTotalSize: total,
    };
  },
};

/** A command that has nothing to do here, and says that it is done. */
const nothing: Command = { fields: [], run: () => ({}) };

export const DIAGNOSTIC_COMMANDS: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  buildInfo,
  dbStats,
  ping: nothing,
  // Sessions carry no state, since there are no transactions.
  endSessions: nothing,
};
