import { encode } from '../bson/codec';
import { compare, equal } from '../bson/compare';
import { isNumber, stringOf, toNumber, truthy, type Doc } from '../bson/types';
import { compilePipeline, encodedResults } from '../aggregation/pipeline';
import { failedToParse } from '../errors';
import { distinctValues, splitPath } from '../query/paths';
import { compileProjection } from '../query/projection';
import { Read, type Query } from '../storage/read';
import {
  collectionName,
  countArgument,
  cursorBatchSize,
  docArgument,
  listArgument,
  type Command,
} from './command';

/** The query of a find; a negative limit means a single batch of that many. */
export function findQuery(command: Doc): Query {
  const limit = isNumber(command.limit) ? Math.abs(toNumber(command.limit)) : 0;
  return {
    filter: docArgument(command, 'filter'),
    sort: command.sort,
    skip: countArgument(command, 'skip'),
    limit,
    hint: command.hint,
  };
}

const find: Command = {
  fields: [
    ...['filter', 'sort', 'projection', 'hint', 'skip', 'limit', 'batchSize', 'singleBatch'],
    ...['noCursorTimeout', 'allowDiskUse', 'allowPartialResults'],
  ],
  refused: [
    ...['collation', 'let', 'min', 'max', 'returnKey', 'showRecordId', 'tailable', 'awaitData'],
    'oplogReplay',
  ],
  run(command, { database, cursors, db }) {
    const name = collectionName(command);
    const read = new Read(database.collection(db, name), findQuery(command));
    const project = compileProjection(docArgument(command, 'projection'), read.query.filter);
    function* documents(): Generator<Buffer> {
      for (const record of read.records()) {
        yield project ? encode(project(record.doc)) : record.raw;
      }
    }
    const negative = isNumber(command.limit) && toNumber(command.limit) < 0;
    return cursors.start(documents(), `${db}.${name}`, {
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
      `${db}.${stringOf(command.collection)}`,
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

/** The query of a count command. */
export const countQuery = (command: Doc): Query => ({
  filter: docArgument(command, 'query'),
  skip: countArgument(command, 'skip'),
  limit: isNumber(command.limit) ? Math.abs(toNumber(command.limit)) : 0,
  hint: command.hint,
});

const count: Command = {
  fields: ['query', 'skip', 'limit', 'hint', 'fields'],
  refused: ['collation'],
  run(command, { database, db }) {
    const collection = database.collection(db, collectionName(command));
    return { n: new Read(collection, countQuery(command)).count() };
  },
};

const distinct: Command = {
  fields: ['key', 'query', 'hint'],
  refused: ['collation'],
  run(command, { database, db }) {
    const path = splitPath(stringOf(command.key));
    const filter = docArgument(command, 'query');
    const collection = database.collection(db, collectionName(command));
    const read = new Read(collection, { filter, hint: command.hint });
    const values: unknown[] = [];
    for (const { doc } of read.records()) {
      for (const value of distinctValues(doc, path)) values.push(value);
    }
    values.sort(compare);
    return { values: values.filter((value, i) => i === 0 || !equal(value, values[i - 1])) };
  },
};

const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'hint', 'allowDiskUse', 'bypassDocumentValidation'],
  refused: ['collation', 'let', 'explain'],
  run(command, { database, cursors, db }) {
    const name = collectionName(command);
    if (!docArgument(command, 'cursor')) {
      throw failedToParse(
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    }
    const specs = listArgument(command, 'pipeline');
    const pipeline = compilePipeline({ database, db, variables: {} }, name, specs, command.hint);
    const batchSize = cursorBatchSize(command);
    return cursors.start(encodedResults(pipeline), `${db}.${name}`, { batchSize });
  },
};

export const READ_COMMANDS: Record<string, Command> = {
  find,
  getMore,
  killCursors,
  count,
  distinct,
  aggregate,
};
