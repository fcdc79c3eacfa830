import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { collectionOf, isRead, OPERATIONS } from '../document/document';
import type { Kind, Plan } from '../generate/plan';
import { validPlan } from '../generate/valid-plans';
import type { Client, Sending } from './client';
import { ENDS_SESSION, passwordSet } from './givens';
import { faultIn } from './judge';
import { Ledger } from './ledger';
import { faultAfter, readOf } from './read-back';
import { Statistics } from './statistics';
import { type Answer, curlOf } from './wire';
import type { World } from './world';

/** After so many refused requests, the database is looked at. */
const LOOK_EVERY = 25;
/** How long the smallest request with the same fault is looked for. */
const SHRINK_MS = 5_000;
/** A run that finds more than this has told enough. */
export const ENOUGH_FAULTS = 10;

export interface Fault {
  call: string;
  kind: Kind;
  what: string;
  fault: string;
  seed: number;
  curl: string;
}

export interface Hooks {
  /** A call has succeeded that ended the session. */
  sessionEnded: () => void;
  passwordSet: (password: string) => void;
}

/** Sends plans one after the other, and gathers what was wrong with what came of them. */
export class Performer {
  readonly faults: Fault[] = [];
  readonly statistics = new Statistics(OPERATIONS);
  private readonly ledger: Ledger;
  /** Refused since the database was last looked at. */
  private refused: Plan[] = [];
  private last: Sending | undefined;

  constructor(
    private readonly seed: number,
    database: Connection,
    private readonly client: Client,
    private readonly world: World,
    private readonly hooks: Hooks,
    private readonly shrinkMs = SHRINK_MS,
  ) {
    this.ledger = new Ledger(database);
  }

  get isDone(): boolean {
    return this.faults.length >= ENOUGH_FAULTS;
  }

  /** Sends several at once; whichever comes first, each is answered as documented. */
  async together(plans: readonly Plan[], seed: number): Promise<void> {
    const sendings: [Plan, Sending][] = [];
    for (const plan of plans) {
      const addresses = await this.addressesFor(plan);
      sendings.push([plan, await this.client.prepare(plan, addresses)]);
    }
    const send = async ([plan, sending]: [Plan, Sending]) => {
      const answer = await this.client.send(sending.wire);
      this.statistics.of(plan.operation).together.count(answer?.status ?? 0, answer?.milliseconds);
      const fault = answer && faultIn(plan, answer);
      if (fault !== undefined) this.tell(plan, fault, seed, sending);
    };
    await Promise.all(sendings.map(send));
    this.world.written();
    this.refused = [];
  }

  /** Sends what an arbitrary makes of a seed; of a fault, the smallest request that has it. */
  async try(arbitrary: fc.Arbitrary<Plan>, seed: number): Promise<void> {
    if (this.isDone) return;
    let latest: { plan: Plan; fault: Promise<string | undefined> } | undefined;
    const property = fc.asyncProperty(arbitrary, async (plan) => {
      latest = { plan, fault: this.perform(plan) };
      const fault = await latest.fault;
      if (fault !== undefined) throw new Error(fault);
    });
    const result = await fc.check(property, {
      seed,
      numRuns: 1,
      interruptAfterTimeLimit: this.shrinkMs,
    });
    if (!latest) {
      // On a busy machine the limit may pass before the first request.
      const [plan] = fc.sample(arbitrary, { seed, numRuns: 1 }) as [Plan];
      latest = { plan, fault: this.perform(plan) };
    }
    // The limit does not end the request that is on its way.
    const late = await latest.fault;
    if (result.failed && result.counterexample) {
      const [plan] = result.counterexample;
      // The one that is told is sent once more, so that its bytes can be told, too.
      const fault = await this.perform(plan);
      const error = result.errorInstance as Error | null;
      this.tell(plan, fault ?? `${error?.message} (and not again)`, seed);
    } else if (late !== undefined) {
      this.tell(latest.plan, late, seed);
    }
    if (this.refused.length >= LOOK_EVERY) await this.look();
  }

  private tell(plan: Plan, fault: string, seed: number, sending = this.last): void {
    const { operation, kind, what } = plan;
    const curl = sending ? curlOf(sending.wire) : '';
    this.faults.push({ call: operation.name, kind, what, fault, seed, curl });
  }

  /** Sends a plan; answers what was wrong with what came of it. */
  private async perform(plan: Plan): Promise<string | undefined> {
    const { operation, kind } = plan;
    const addresses = await this.addressesFor(plan);
    if (operation.inPath.length > 0 && addresses.length === 0) return 'no address is known';
    this.last = await this.client.prepare(plan, addresses);
    let answer: Answer | undefined;
    try {
      answer = await this.client.send(this.last.wire);
    } catch (error) {
      return (error as Error).message;
    }
    this.statistics.of(operation)[kind].count(answer?.status ?? 0, answer?.milliseconds);
    if (!answer) return undefined;
    const fault = faultIn(plan, answer);
    return (await this.afterwards(plan, this.last, answer)) ?? fault;
  }

  /** What became of the stored content. */
  private async afterwards(
    plan: Plan,
    { sent, id, wire }: Sending,
    answer: Answer,
  ): Promise<string | undefined> {
    const { operation, refusal, kind } = plan;
    if (isRead(operation)) return undefined;
    if (answer.status >= 400 || refusal?.unnoticed) {
      this.refused.push(plan);
      return undefined;
    }
    if (ENDS_SESSION.has(operation.name)) this.hooks.sessionEnded();
    const password = passwordSet(operation.name, wire.body);
    if (password !== undefined) this.hooks.passwordSet(password);
    this.world.written();
    // What was refused before it can no longer be told from what this has changed.
    this.refused = [];
    const read = readOf(operation);
    const fault =
      kind === 'valid' && read
        ? faultAfter(operation, sent, parsed(answer), await this.client.read(read), id)
        : undefined;
    if (kind !== 'valid') await this.ledger.mark();
    return fault;
  }

  /** Where a plan's request can go; what it needs and is not there, is made. */
  private async addressesFor({ operation, kind }: Plan) {
    if (operation.inPath.length === 0) return [];
    const addresses = await this.world.addressesOf(operation);
    const collection = collectionOf(operation);
    const creation = OPERATIONS.find(
      ({ method, path }) => method === 'POST' && path === collection,
    );
    if (addresses.length > 0 || !creation) return addresses;
    const [plan] = fc.sample(validPlan(creation), { seed: this.seed, numRuns: 1 });
    await this.perform(plan as Plan);
    if (kind !== 'valid') await this.ledger.mark();
    return this.world.addressesOf(operation);
  }

  /** Holds the database to what it was before the requests that were refused. */
  async look(): Promise<void> {
    const { refused } = this;
    this.refused = [];
    const changed = refused.length > 0 ? await this.ledger.changed() : [];
    await this.ledger.mark();
    if (changed.length === 0) return;
    for (const plan of refused) {
      await this.perform(plan);
      const now = await this.ledger.changed();
      if (now.length > 0) return this.tell(plan, `refused, and ${now.join()} changed`, this.seed);
    }
    const [plan] = refused;
    if (plan)
      this.tell(plan, `one of ${refused.length} refused ones changed ${changed.join()}`, this.seed);
  }
}

function parsed({ body }: Answer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
