import { MAX_DOCUMENT } from '../bson/codec';
import { truthy } from '../bson/types';
import { compileFilter } from '../query/match';
import { countArgument, docArgument, type Command } from './command';

/** Wire version of MongoDB 7.0; drivers choose their protocol features by it. */
const WIRE_VERSION = 21;
/** Maximum message size in bytes, reported to drivers. */
export const MAX_MESSAGE = 48_000_000;

/** Accepts any field: driver metadata differs between versions and does not affect the reply. */
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

/** The version of MongoDB with the same wire protocol. */
const buildInfo: Command = {
  fields: [],
  run: () => ({
    version: '7.0.0',
    versionArray: [7, 0, 0, 0],
    gitVersion: 'none',
    modules: ['embedded-mongo'],
    storageEngines: ['lmdb'],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT,
  }),
};

/** All databases share one file, so each reports its size. */
const listDatabases: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run(command, { database }) {
    const sizeOnDisk = database.fileBytes;
    const names = [...new Set(database.collections.map(({ db }) => db))];
    const found = names
      .map((name) => ({ name, sizeOnDisk, empty: false }))
      .filter(compileFilter(docArgument(command, 'filter') ?? {}));
    if (truthy(command.nameOnly)) return { databases: found.map(({ name }) => ({ name })) };
    return { databases: found, totalSize: sizeOnDisk };
  },
};

const dbStats: Command = {
  fields: ['scale', 'freeStorage'],
  run(command, { database, db, disk }) {
    const scaleFactor = countArgument(command, 'scale') || 1;
    const scaled = (bytes: number) => bytes / scaleFactor;
    const own = database.collections.filter((collection) => collection.db === db);
    const { free, total } = disk();
    const { fileBytes, reusableBytes } = database;
    return {
      db,
      collections: own.length,
      views: 0,
      objects: own.reduce((sum, collection) => sum + collection.count(), 0),
      indexes: own.reduce((sum, { indexes }) => sum + indexes.length, 0),
      // Sizes of the shared data file.
      storageSize: scaled(fileBytes),
      freeStorageSize: scaled(reusableBytes),
      totalSize: scaled(fileBytes),
      scaleFactor,
      fsUsedSize: scaled(total - free),
      fsTotalSize: scaled(total),
    };
  },
};

/** Accepted without effect. */
const nothing: Command = { fields: [], run: () => ({}) };

export const DIAGNOSTIC_COMMANDS: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: nothing,
  buildInfo,
  buildinfo: buildInfo,
  listDatabases,
  dbStats,
  dbstats: dbStats,
  // Sessions carry no state, since there are no transactions.
  endSessions: nothing,
};
