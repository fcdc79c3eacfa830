import type { Connection } from 'mongoose';

interface Plan {
  stage: string;
  inputStage?: Plan;
  inputStages?: Plan[];
}

type Call = [collection: string, method: string, ...args: unknown[]];
interface Options {
  sort?: Record<string, 1 | -1>;
  projection?: object;
  hint?: object;
}

const READS = new Set(['find', 'findOne', 'countDocuments']);
const WRITES = new Set([
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
  'findOneAndUpdate',
  'findOneAndDelete',
]);

const stagesOf = ({ stage, inputStage, inputStages = [] }: Plan): string[] => [
  stage,
  ...[...(inputStage ? [inputStage] : []), ...inputStages].flatMap(stagesOf),
];

/**
 * Watches every query that mongoose sends while `work` runs, and asks the database how it would
 * find the documents of each.
 * @returns one line per query: `projects.find IXSCAN+FETCH`, its stages in alphabetical order
 */
export async function plansOf(
  connection: Connection,
  work: () => Promise<unknown>,
): Promise<string[]> {
  const calls: Call[] = [];
  connection.set('debug', (...call: Call) => calls.push(call));
  try {
    await work();
  } finally {
    connection.set('debug', false);
  }
  const asked = calls.filter(([, method]) => READS.has(method) || WRITES.has(method));
  return Promise.all(asked.map((call) => explain(connection, call)));
}

async function explain(connection: Connection, call: Call): Promise<string> {
  const [collection, method, filter, ...rest] = call;
  // Options are the last argument; before them a change may stand.
  const { sort, projection, hint } = (rest.at(-1) ?? {}) as Options;
  const cursor = connection.collection(collection).find(filter as object, { projection });
  if (sort) cursor.sort(sort);
  if (hint) cursor.hint(hint as Record<string, 1 | -1>);
  const { queryPlanner } = (await cursor.explain('queryPlanner')) as {
    queryPlanner: { winningPlan: Plan };
  };
  const stages = new Set(stagesOf(queryPlanner.winningPlan));
  return `${collection}.${method} ${[...stages].sort().join('+')}`;
}
