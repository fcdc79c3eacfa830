import { isDoc, type Doc } from '../bson/types';
import { badValue, notSupported } from '../errors';
import type { Read } from '../storage/read';
import { checkCommand, collectionName, type Command, type Reading } from './command';

/** The stages after reading, the outermost first. */
function stagesAround({ sort, skip, limit, sortsInMemory }: Read): Doc[] {
  const sortPattern = Object.fromEntries(sort.map(({ name, direction }) => [name, direction]));
  return [
    ...(limit ? [{ stage: 'LIMIT', limitAmount: limit }] : []),
    ...(skip ? [{ stage: 'SKIP', skipAmount: skip }] : []),
    ...(sortsInMemory ? [{ stage: 'SORT', sortPattern }] : []),
  ];
}

/** The reading stages in MongoDB's terms, the outermost first. */
function stagesOf({ read, counts }: Reading): Doc[] {
  const { plan, filter: asked } = read;
  const filter = Object.keys(asked).length ? { filter: asked } : undefined;
  const direction = plan.reverse ? 'backward' : 'forward';
  if (plan.kind === 'scan') {
    if (counts && !filter) return [{ stage: 'RECORD_STORE_FAST_COUNT' }];
    return [...stagesAround(read), { stage: 'COLLSCAN', ...filter, direction }];
  }
  const { index, ranges, exact } = plan;
  const scan = {
    stage: 'IXSCAN',
    keyPattern: index.spec.key,
    indexName: index.spec.name,
    isMultiKey: index.multikey,
    isUnique: index.unique,
    direction,
    ranges: ranges.length,
  };
  const fetch = { stage: 'FETCH', ...(exact ? undefined : filter) };
  return [...stagesAround(read), ...(counts && exact ? [] : [fetch]), scan];
}

/** Runs the read for its statistics; never runs a write. */
function execute({ read, counts }: Reading): Doc {
  const started = performance.now();
  const nReturned = counts ? 1 : [...read.records()].length;
  if (counts) read.count();
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - started),
    totalKeysExamined: read.keysExamined,
    totalDocsExamined: read.docsExamined,
  };
}

/** `explain`: the query plan and, with `executionStats`, the numbers of examined keys and documents. */
export function explainCommand(commands: () => Record<string, Command>): Command {
  return {
    fields: ['verbosity'],
    run({ explain: explained, verbosity }, context) {
      if (!isDoc(explained)) throw badValue('explain needs a command');
      const [name = ''] = Object.keys(explained);
      const known = commands()[name];
      if (!known?.reads) throw notSupported(`Explaining ${name}`);
      checkCommand(name, explained, known);
      const reading = known.reads(explained, context);
      const [innermost, ...outer] = stagesOf(reading).reverse();
      const queryPlanner = {
        namespace: `${context.db}.${collectionName(explained)}`,
        winningPlan: outer.reduce((inputStage, stage) => ({ ...stage, inputStage }), innermost!),
        rejectedPlans: [],
      };
      const executionStats = verbosity === 'queryPlanner' ? undefined : execute(reading);
      const plan = { queryPlanner, executionStats };
      return {
        explainVersion: '1',
        ...(reading.counts ? { stages: [{ $cursor: plan }, { $group: {} }] } : plan),
        command: explained,
      };
    },
  };
}
