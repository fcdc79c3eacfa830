import { compilePipeline, type Pipeline } from '../aggregation/pipeline';
import { isDoc, truthy, type Doc } from '../bson/types';
import { badValue, notSupported } from '../errors';
import type { CollectionIndex } from '../storage/collection-index';
import type { HeldFilter } from '../storage/held/held-filter';
import type { HeldPlan, IndexPlan } from '../storage/planner/plan';
import { Read, type Query } from '../storage/read';
import {
  checkCommand,
  collectionName,
  docArgument,
  docsArgument,
  listArgument,
  type Command,
  type CommandContext,
} from './command';
import { countQuery, findQuery } from './reads';

/** A command as explain sees it: what it reads, and the stages around that. */
interface Explained {
  read: Read;
  /** Whether only the number of documents is wanted. */
  counts?: boolean;
  /** Stages above the reading ones, the outermost first. */
  around: Doc[];
  pipeline?: Pipeline;
}

const indexScan = ({ index, reverse, ranges }: IndexPlan): Doc => ({
  stage: 'IXSCAN',
  keyPattern: index.spec.key,
  indexName: index.spec.name,
  isMultiKey: index.multikey,
  isUnique: index.unique,
  isSparse: index.sparse,
  direction: reverse ? 'backward' : 'forward',
  ranges: ranges.length,
});

/** An index of which not LMDB's pages are read but what is held in memory. */
const heldScan = ({ spec, multikey, unique, sparse }: CollectionIndex, more: Doc): Doc => ({
  stage: 'IXSCAN',
  keyPattern: spec.key,
  indexName: spec.name,
  isMultiKey: multikey,
  isUnique: unique,
  isSparse: sparse,
  held: true,
  ...more,
});

function heldStages(filter: HeldFilter): Doc {
  if ('parts' in filter) {
    const stage = filter.kind === 'and' ? 'AND_SORTED' : 'OR';
    return { stage, inputStages: filter.parts.map(heldStages) };
  }
  const what =
    filter.kind === 'text' ? { contains: filter.part } : { ranges: filter.ranges.length };
  return heldScan(filter.index, what);
}

/** The set of records, and where it is read in an order, the index that has it. */
function heldPlanStages({ filter, order }: HeldPlan): Doc {
  if (!order) return heldStages(filter);
  const direction = order.reverse ? 'backward' : 'forward';
  const ordered = heldScan(order.index, { direction });
  return { stage: 'AND_HASH', inputStages: [ordered, heldStages(filter)] };
}

const wrap = (stages: readonly Doc[], inner: Doc): Doc =>
  stages.reduceRight((inputStage, stage) => ({ ...stage, inputStage }), inner);

/** The stages that a read goes through, in the server's terms. */
function readingStages(
  { plan, query, sort, skip, limit, sortsInMemory }: Read,
  counts = false,
): Doc {
  const filter = Object.keys(query.filter ?? {}).length ? { filter: query.filter } : {};
  const inMemory = {
    stage: 'SORT',
    sortPattern: Object.fromEntries(sort.map(({ name, direction }) => [name, direction])),
  };
  const around = [
    ...(limit ? [{ stage: 'LIMIT', limitAmount: limit }] : []),
    ...(skip ? [{ stage: 'SKIP', skipAmount: skip }] : []),
    ...(sortsInMemory ? [inMemory] : []),
  ];
  switch (plan.kind) {
    case 'scan': {
      const direction = plan.reverse ? 'backward' : 'forward';
      if (counts && !query.filter) return wrap(around, { stage: 'RECORD_STORE_FAST_COUNT' });
      return wrap(around, { stage: 'COLLSCAN', ...filter, direction });
    }
    case 'union': {
      const or = { stage: 'OR', inputStages: plan.plans.map(indexScan) };
      return wrap([...around, { stage: 'FETCH', ...filter }], or);
    }
    case 'held':
      return wrap([...around, ...(counts ? [] : [{ stage: 'FETCH' }])], heldPlanStages(plan));
    case 'index': {
      const fetch = counts && plan.exact ? [] : [{ stage: 'FETCH', ...(plan.exact ? {} : filter) }];
      return wrap([...around, ...fetch], indexScan(plan));
    }
  }
}

function explainStatement(read: Query, stage: string, collection: Read['collection']): Explained {
  return { read: new Read(collection, read), around: [{ stage }] };
}

function analyse(command: Doc, { database, db }: CommandContext): Explained {
  const [kind = ''] = Object.keys(command);
  const name = collectionName(command);
  const collection = database.collection(db, name);
  switch (kind) {
    case 'find': {
      const projected = Object.keys(docArgument(command, 'projection') ?? {}).length > 0;
      const around = projected ? [{ stage: 'PROJECTION_SIMPLE' }] : [];
      return { read: new Read(collection, findQuery(command)), around };
    }
    case 'count':
      return {
        read: new Read(collection, countQuery(command)),
        counts: true,
        around: [{ stage: 'COUNT' }],
      };
    case 'distinct': {
      const query = { filter: docArgument(command, 'query'), hint: command.hint };
      return { read: new Read(collection, query), around: [] };
    }
    case 'aggregate': {
      const scope = { database, db, variables: {} };
      const specs = listArgument(command, 'pipeline');
      const pipeline = compilePipeline(scope, name, specs, command.hint);
      return { read: pipeline.read, counts: pipeline.counts, around: [], pipeline };
    }
    case 'findAndModify': {
      const filter = docArgument(command, 'query');
      const { sort, hint } = command;
      const stage = truthy(command.remove) ? 'DELETE' : 'UPDATE';
      return explainStatement({ filter, sort, hint, limit: 1 }, stage, collection);
    }
    case 'update':
    case 'delete': {
      const list = docsArgument(command, kind === 'update' ? 'updates' : 'deletes');
      const [statement] = list;
      if (!statement || list.length > 1) throw badValue('explain takes one statement');
      const limit = kind === 'update' ? !truthy(statement.multi) : truthy(statement.limit);
      const filter = docArgument(statement, 'q');
      const query = { filter, limit: limit ? 1 : 0, hint: statement.hint };
      return explainStatement(query, kind.toUpperCase(), collection);
    }
    default:
      throw notSupported(`Explaining ${kind}`);
  }
}

/** Runs the reading for its numbers; what it would change is left alone. */
function execute({ read, counts, pipeline, around }: Explained, executionStages: Doc): Doc {
  const started = performance.now();
  let nReturned = 0;
  if (pipeline) for (const _ of pipeline.docs()) nReturned++;
  else if (counts) read.count();
  else for (const _ of read.records()) nReturned++;
  const writes = around.some(({ stage }) => stage === 'UPDATE' || stage === 'DELETE');
  return {
    executionSuccess: true,
    nReturned: writes ? 0 : nReturned,
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: read.keysExamined,
    totalDocsExamined: read.docsExamined,
    executionStages,
  };
}

/** `explain`: how a command would read, and with `executionStats` what that looked at. */
export function explainCommand(commands: () => Record<string, Command>): Command {
  return {
    fields: ['verbosity'],
    run(command, context) {
      const explained = command.explain;
      if (!isDoc(explained)) throw badValue('explain needs a command');
      const [name = ''] = Object.keys(explained);
      const known = commands()[name];
      if (!known) throw notSupported(`Explaining ${name}`);
      checkCommand(name, explained, known);
      const analysis = analyse(explained, context);
      const winningPlan = wrap(analysis.around, readingStages(analysis.read, analysis.counts));
      const queryPlanner = {
        namespace: `${context.db}.${collectionName(explained)}`,
        parsedQuery: analysis.read.query.filter ?? {},
        winningPlan,
        rejectedPlans: [],
      };
      const executionStats =
        command.verbosity === 'queryPlanner' ? undefined : execute(analysis, winningPlan);
      const rest = analysis.pipeline?.rest ?? [];
      const plan = { queryPlanner, executionStats };
      return {
        explainVersion: '1',
        ...(rest.length
          ? { stages: [{ $cursor: plan }, ...rest.map((stage) => ({ [stage]: {} }))] }
          : plan),
        command: explained,
      };
    },
  };
}
