import type { Connection, mongo } from 'mongoose';
import { freshDatabaseUri } from './database';

type Document = Record<string, unknown>;

interface Stage {
  stage: string;
  inputStage?: Stage;
  inputStages?: Stage[];
  /** The newer engine of MongoDB tells its stages one level further in. */
  queryPlan?: Stage;
}

interface Explained {
  queryPlanner: { winningPlan: Stage };
  executionStats?: { nReturned: number; totalDocsExamined: number };
}

/** How the database finds the documents of one command. */
export interface CommandPlan {
  collection: string;
  /** The command as it was sent, for whoever has to find it. */
  command: string;
  stages: string[];
  returned: number;
  examined: number;
}

/** Those that look for documents. */
const ASKING = ['find', 'aggregate', 'count', 'distinct', 'findAndModify', 'update', 'delete'];
/** What drivers add, and what is no part of the question. */
const ADDED = /^(\$.*|lsid|txnNumber|maxTimeMS|writeConcern|readConcern|ordered)$/;

/** The address of a database that no other suite uses, for a driver that tells of its commands. */
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

/** An update or a removal of several parts is asked about part by part. */
function partsOf(name: string, command: Document): Document[] {
  const list = name === 'update' ? 'updates' : name === 'delete' ? 'deletes' : undefined;
  if (!list) return [command];
  return (command[list] as unknown[]).map((part) => ({ ...command, [list]: [part] }));
}

/** Those whose values do not change how anything is found. */
const OF_ANY_VALUE = /^(skip|limit|batchSize)$/;

/** The form of a command without its values: two of one form are found in one way. */
const formOf = (command: Document): string =>
  JSON.stringify(command, (key, value: unknown) => {
    if (value instanceof Map) return Object.fromEntries(value as Map<string, unknown>);
    if (ASKING.includes(key)) return value;
    if (OF_ANY_VALUE.test(key) || typeof value === 'string') return typeof value;
    return value instanceof RegExp ? 'text' : value;
  });

/** Notes what the driver sends while a test works, and asks the database how it would find it. */
export class CommandPlans {
  private readonly commands = new Map<string, Document>();
  private readonly client: mongo.MongoClient;

  constructor(private readonly connection: Connection) {
    this.client = connection.getClient();
    this.client.on('commandStarted', this.note);
  }

  /** Notes no more. */
  stop(): void {
    this.client.off('commandStarted', this.note);
  }

  /** Of each form that was noted, once. */
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
    // A pipeline whose first part is a query tells of that one first.
    const { queryPlanner, executionStats } = answer.stages?.[0]?.$cursor ?? answer;
    const [[, collection]] = Object.entries(command) as [[string, string]];
    return {
      collection,
      command: formOf(command),
      stages: stagesOf(queryPlanner.winningPlan),
      returned: executionStats?.nReturned ?? 0,
      examined: executionStats?.totalDocsExamined ?? 0,
    };
  }
}
