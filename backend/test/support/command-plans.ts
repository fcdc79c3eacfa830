import type { Connection, mongo } from 'mongoose';
import { freshDatabaseUri } from './database';

type Document = Record<string, unknown>;

interface Stage {
  stage: string;
  inputStage?: Stage;
  inputStages?: Stage[];
  /** MongoDB's newer query engine nests its stages one level deeper. */
  queryPlan?: Stage;
}

interface Explained {
  queryPlanner: { winningPlan: Stage };
  executionStats?: { totalDocsExamined: number };
}

/** How the database finds the documents of one command. */
export interface CommandPlan {
  collection: string;
  /** The command as sent, for test failures. */
  command: string;
  stages: string[];
  examined: number;
}

/** Commands with a filter. */
const ASKING = ['find', 'aggregate', 'count', 'distinct', 'findAndModify', 'update', 'delete'];
/** Options of drivers and options without influence on the plan. */
const ADDED = /^(\$.*|lsid|txnNumber|maxTimeMS|writeConcern|readConcern|ordered)$/;

/** A new database whose URI turns on the driver's command monitoring. */
export function monitoredDatabaseUri(): string {
  const uri = new URL(freshDatabaseUri());
  uri.searchParams.set('monitorCommands', 'true');
  return uri.href;
}

const stagesOf = (plan: Stage): string[] => {
  const { stage, inputStage, inputStages = [], queryPlan } = plan;
  const inner = [inputStage, ...inputStages, queryPlan].filter((each) => each !== undefined);
  return [...(stage ? [stage] : []), ...inner.flatMap(stagesOf)];
};

/** Updates and removals with several parts are explained one part at a time. */
function partsOf(name: string, command: Document): Document[] {
  const list = name === 'update' ? 'updates' : name === 'delete' ? 'deletes' : undefined;
  if (!list) return [command];
  return (command[list] as unknown[]).map((part) => ({ ...command, [list]: [part] }));
}

/** Options whose values do not change the plan. */
const OF_ANY_VALUE = /^(skip|limit|batchSize)$/;

/** The command without its values: equal commands have the same plan. */
const formOf = (command: Document): string =>
  JSON.stringify(command, (key, value: unknown) => {
    if (value instanceof Map) return Object.fromEntries(value as Map<string, unknown>);
    if (ASKING.includes(key)) return value;
    if (OF_ANY_VALUE.test(key) || typeof value === 'string') return typeof value;
    return value instanceof RegExp ? 'text' : value;
  });

/** Records the driver's commands during a test, and asks the database for their plans. */
export class CommandPlans {
  private readonly commands = new Map<string, Document>();
  private readonly client: mongo.MongoClient;

  constructor(private readonly connection: Connection) {
    this.client = connection.getClient();
    this.client.on('commandStarted', this.note);
  }

  /** Stops recording. */
  stop(): void {
    this.client.off('commandStarted', this.note);
  }

  /** One plan for each form of command. */
  async plans(): Promise<CommandPlan[]> {
    const plans: CommandPlan[] = [];
    for (const command of this.commands.values()) plans.push(await this.explain(command));
    return plans;
  }

  private readonly note = ({ commandName, command }: mongo.CommandStartedEvent): void => {
    if (!ASKING.includes(commandName)) return;
    const asked = Object.entries(command as Document).filter(([name]) => !ADDED.test(name));
    for (const part of partsOf(commandName, Object.fromEntries(asked))) {
      const form = formOf(part);
      if (!this.commands.has(form)) this.commands.set(form, part);
    }
  };

  private async explain(command: Document): Promise<CommandPlan> {
    const answer = (await this.connection.db!.command({
      explain: command,
      verbosity: 'executionStats',
    })) as Explained & { stages?: { $cursor?: Explained }[] };
    // An aggregation that begins with a query has the plan in its first stage.
    const { queryPlanner, executionStats } = answer.stages?.[0]?.$cursor ?? answer;
    const [[, collection]] = Object.entries(command) as [[string, string]];
    return {
      collection,
      command: formOf(command),
      stages: stagesOf(queryPlanner.winningPlan),
      examined: executionStats?.totalDocsExamined ?? 0,
    };
  }
}
