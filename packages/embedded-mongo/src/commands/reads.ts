import { encode } from '../bson/codec';
import { encodeValue } from '../bson/key-encoding';
import { EMPTY_ARRAY, truthy, type Doc } from '../bson/types';
import { failedToParse, notSupported } from '../errors';
import { pathValues, splitPath } from '../query/paths';
import { compileProjection } from '../query/projection';
import { isPlainPath } from '../query/sort';
import type { Read } from '../storage/read';
import {
  collectionName,
  countArgument,
  cursorBatchSize,
  docArgument,
  listArgument,
  readOf,
  type Command,
  type CommandContext,
} from './command';
import { parseCountPipeline } from './count-pipeline';

const findRead = (command: Doc, context: CommandContext): Read =>
  readOf(command, context, {
    filter: docArgument(command, 'filter'),
    sort: command.sort,
    skip: countArgument(command, 'skip'),
    limit: countArgument(command, 'limit'),
    hint: command.hint,
  });

const find: Command = {
  fields: ['filter', 'sort', 'projection', 'hint', 'skip', 'limit', 'batchSize', 'singleBatch'],
  reads: (command, context) => ({ read: findRead(command, context) }),
  run(command, context) {
    const read = findRead(command, context);
    const project = compileProjection(docArgument(command, 'projection'));
    function* documents(): Generator<Buffer> {
      for (const record of read.records()) {
        yield project ? encode(project(record.doc)) : record.raw;
      }
    }
    return context.cursors.start(documents(), `${context.db}.${collectionName(command)}`, {
      batchSize: countArgument(command, 'batchSize'),
      singleBatch: truthy(command.singleBatch),
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

function readPipeline(command: Doc, context: CommandContext) {
  const { filter, answer } = parseCountPipeline(listArgument(command, 'pipeline'));
  return { read: readOf(command, context, { filter, hint: command.hint }), answer };
}

const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'hint'],
  reads: (command, context) => ({ ...readPipeline(command, context), counts: true }),
  run(command, context) {
    if (!docArgument(command, 'cursor')) {
      throw failedToParse(
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    }
    const { read, answer } = readPipeline(command, context);
    const total = read.count();
    const ns = `${context.db}.${collectionName(command)}`;
    const batchSize = cursorBatchSize(command);
    return context.cursors.startDocs(total ? [answer(total)] : [], ns, batchSize);
  },
};

const countRead = (command: Doc, context: CommandContext): Read =>
  readOf(command, context, { filter: docArgument(command, 'query'), hint: command.hint });

const count: Command = {
  fields: ['query', 'skip', 'limit', 'hint'],
  reads: (command, context) => ({ read: countRead(command, context), counts: true }),
  run(command, context) {
    const left = countRead(command, context).count() - (countArgument(command, 'skip') ?? 0);
    const limit = countArgument(command, 'limit') || Infinity;
    return { n: Math.max(0, Math.min(left, limit)) };
  },
};

const distinctRead = (command: Doc, context: CommandContext): Read =>
  readOf(command, context, { filter: docArgument(command, 'query') });

const distinct: Command = {
  fields: ['key', 'query'],
  reads: (command, context) => ({ read: distinctRead(command, context) }),
  run(command, context) {
    const path = splitPath(String(command.key));
    if (!isPlainPath(path)) throw notSupported(`The values at ${String(command.key)}`);
    const values = new Map<string, unknown>();
    for (const { doc } of distinctRead(command, context).records()) {
      for (const value of pathValues(doc, path).values) {
        if (value === undefined || value === EMPTY_ARRAY) continue;
        const key = encodeValue(value).toString('latin1');
        if (!values.has(key)) values.set(key, value);
      }
    }
    return { values: [...values.values()] };
  },
};

export const READ_COMMANDS: Record<string, Command> = {
  ...{ find, getMore, killCursors, aggregate },
  ...{ count, distinct },
};
