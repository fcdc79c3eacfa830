import { MAX_DOCUMENT } from '../bson/codec';
import type { Command } from './command';

/** That of MongoDB 7.0; drivers choose what they send by it. */
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

/** A command that has nothing to do here, and says that it is done. */
const nothing: Command = { fields: [], run: () => ({}) };

export const DIAGNOSTIC_COMMANDS: Record<string, Command> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: nothing,
  // Sessions carry no state, since there are no transactions.
  endSessions: nothing,
};
