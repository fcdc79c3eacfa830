import { hostname } from 'node:os';

import { UUID } from 'bson';

import type { Doc } from '../bson/types';
import { MAX_DOCUMENT } from '../bson/codec';
import type { Command } from './command';

/** The server that this one answers like; drivers choose what they send by it. */
const VERSION = '7.0.14';
const WIRE_VERSION = 21;
/** What one message may hold, as drivers are told. */
export const MAX_MESSAGE = 48_000_000;

const startedAt = Date.now();

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

const serverStatus: Command = {
  fields: [],
  run: () => ({
    host: hostname(),
    version: VERSION,
    process: 'embedded-mongo',
    pid: process.pid,
    uptime: (Date.now() - startedAt) / 1000,
    localTime: new Date(),
    storageEngine: { name: 'lmdb', persistent: true },
  }),
};

const dbStats: Command = {
  fields: ['scale', 'freeStorage'],
  run(_command, { database, db, disk }) {
    const collections = database.collections.filter((collection) => collection.db === db);
    const sum = (count: (collection: (typeof collections)[number]) => number) =>
      collections.reduce((total, collection) => total + count(collection), 0);
    const { total, free } = disk();
    return {
      db,
      collections: collections.length,
      views: 0,
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
const nothing = (answer: () => Doc = () => ({})): Command => ({ fields: [], run: answer });

export const DIAGNOSTIC_COMMANDS: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  buildInfo,
  buildinfo: buildInfo,
  serverStatus,
  dbStats,
  ping: nothing(),
  // Sessions carry no state, since there are no transactions.
  startSession: nothing(() => ({ id: { id: new UUID() }, timeoutMinutes: 30 })),
  endSessions: nothing(),
  refreshSessions: nothing(),
  killSessions: nothing(),
  connectionStatus: nothing(() => ({
    authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
  })),
};
