import { Pipeline } from '../aggregation/pipeline';
import { encode } from '../bson/codec';
import { isNumber, toNumber, truthy, type Doc } from '../bson/types';
import { failedToParse } from '../errors';
import { compileProjection } from '../query/projection';
import { Read } from '../storage/read';
import {
  collectionName,
  countArgument,
  cursorBatchSize,
  docArgument,
  listArgument,
  type Command,
  type CommandContext,
} from './command';

/** What a find or a count looks for; a negative limit means a single batch of that many. */
function readOf(command: Doc, filterField: string, { database, db }: CommandContext): Read {
  return new Read(database.collection(db, collectionName(command)), {
    filter: docArgument(command, filterField),
    sort: command.sort,
    skip: countArgument(command, 'skip'),
    limit: isNumber(command.limit) ? Math.abs(toNumber(command.limit)) : 0,
    hint: command.hint,
  });
}

const find: Command = {
  fields: [
    ...['filter', 'sort', 'projection', 'hint', 'skip', 'limit', 'batchSize', 'singleBatch'],
    'noCursorTimeout',
  ],
  reads: (command, context) => ({ read: readOf(command, 'filter', context) }),
  run(command, context) {
    const read = readOf(command, 'filter', context);
    const project = compileProjection(docArgument(command, 'projection'));
    function* documents(): Generator<Buffer> {
      for (const record of read.records()) {
        yield project ? encode(project(record.doc)) : record.raw;
      }
    }
    const negative = isNumber(command.limit) && toNumber(command.limit) < 0;
    return context.cursors.start(documents(), `${context.db}.${collectionName(command)}`, {
      batchSize: countArgument(command, 'batchSize'),
      singleBatch: negative || truthy(command.singleBatch),
    });
  },
};

const getMore: Command = {
  fields: ['collection', 'batchSize'],
  run: (command, { cursors, db }) =>
    cursors.next(
      command.getMore,
      `${db}.${String(command.collection)}`,
      countArgument(command, 'batchSize'),
    ),
};

const killCursors: Command = {
  fields: ['cursors'],
  run(command, { cursors }) {
    const ids = listArgument(command, 'cursors');
    const cursorsKilled = ids.filter((id) => cursors.kill(id));
    const cursorsNotFound = ids.filter((id) => !cursorsKilled.includes(id));
    return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
  },
};

const count: Command = {
  fields: ['query', 'skip', 'limit', 'hint'],
  reads: (command, context) => ({ read: readOf(command, 'query', context), counts: true }),
  run: (command, context) => ({ n: readOf(command, 'query', context).count() }),
};

const pipelineOf = (command: Doc, { database, db }: CommandContext) =>
  new Pipeline(
    database.collection(db, collectionName(command)),
    listArgument(command, 'pipeline'),
    command.hint,
  );

const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'hint'],
  reads: pipelineOf,
  run(command, context) {
    const name = collectionName(command);
    if (!docArgument(command, 'cursor')) {
      throw failedToParse(
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    }
    const batchSize = cursorBatchSize(command);
    const documents = pipelineOf(command, context).encoded();
    return context.cursors.start(documents, `${context.db}.${name}`, { batchSize });
  },
};

export const READ_COMMANDS: Record<string, Command> = {
  find,
  getMore,
  killCursors,
  count,
  aggregate,
};
