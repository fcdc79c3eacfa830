import fc from 'fast-check';
import type { Connection } from 'mongoose';
import { collectionOf, isRead, type Operation, OPERATIONS } from '../document/document';
import { hostilePlan } from '../generate/hostile-plans';
import { type Flaw, flawsOf, nearlyPlan } from '../generate/nearly-plans';
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
/** A collection that has more is thinned out. */
const CROWD = 8;
/** How long the smallest request with the same fault is looked for. */
const SHRINK_MS = 5_000;
/** A run that finds more than this has told enough. */
export const ENOUGH_FAULTS = 10;
const HOSTILE_A_ROUND = 3;

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

/** Spreads seeds of neighbours over all numbers. */
const mixed = (...numbers: number[]): number =>
  numbers.reduce(
    (hash, number) => Math.imul(hash ^ number, 0x9e3779b1) ^ (hash >>> 15),
    0x2545f491,
  );

/** Sends what the document makes of each call, and gathers what was wrong with the answers. */
export class Fuzzer {
  readonly faults: Fault[] = [];
  readonly statistics = new Statistics(OPERATIONS);
  private readonly ledger: Ledger;
  private readonly flaws: ReadonlyMap<string, readonly Flaw[]>;
  private readonly spoiled = new Map<string, number>();
  /** Refused since the database was last looked at. */
  private refused: Plan[] = [];
  private last: Sending | undefined;

  constructor(
    private readonly seed: number,
    private readonly operations: readonly Operation[],
    database: Connection,
    private readonly client: Client,
    private readonly world: World,
    private readonly hooks: Hooks,
  ) {
    this.ledger = new Ledger(database);
    this.flaws = new Map(operations.map((operation) => [operation.name, flawsOf(operation)]));
  }

  /** How many ways in which a request can be wrong in one place were tried, and are known. */
  get spoiledCounts(): [tried: number, known: number] {
    const known = [...this.flaws.values()].map(({ length }) => length);
    const tried = [...this.flaws].map(([name, { length }]) =>
      Math.min(length, this.spoiled.get(name) ?? 0),
    );
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    return [sum(tried), sum(known)];
  }

  get isDone(): boolean {
    return this.faults.length >= ENOUGH_FAULTS;
  }

  /** Creates one entity of each kind. */
  async begin(): Promise<void> {
    const creations = OPERATIONS.filter(
      ({ method, answers, inPath }) => method === 'POST' && '201' in answers && inPath.length === 0,
    );
    for (const [index, operation] of creations.entries()) {
      await this.try(validPlan(operation), mixed(this.seed, index));
    }
  }

  /**
   * One request of each call as documented, some that are wrong in one place, some hostile ones.
   * @param share of the known flaws, from 0 to 1
   */
  async round(number: number, share: number): Promise<void> {
    const seedOf = (...rest: number[]) => mixed(this.seed, number, ...rest);
    const order = fc.sample(
      fc.shuffledSubarray([...this.operations], { minLength: this.operations.length }),
      { seed: seedOf(0), numRuns: 1 },
    )[0] as Operation[];
    for (const [index, operation] of order.entries()) {
      await this.try(validPlan(operation), seedOf(1, index));
    }
    await this.thinOut(number);
    await this.look();
    for (const [index, operation] of order.entries()) {
      for (const [nth, flaw] of this.nextFlaws(operation, share).entries()) {
        await this.try(nearlyPlan(operation, flaw), seedOf(2, index, nth));
      }
      for (let nth = 0; nth < HOSTILE_A_ROUND; nth++) {
        await this.try(hostilePlan(operation), seedOf(3, index, nth));
      }
    }
    await this.look();
  }

  private nextFlaws({ name }: Operation, share: number): Flaw[] {
    const flaws = this.flaws.get(name) ?? [];
    const from = this.spoiled.get(name) ?? 0;
    const count = Math.ceil(flaws.length * share);
    this.spoiled.set(name, from + count);
    return Array.from({ length: Math.min(count, flaws.length) }, (_, nth) => {
      return flaws[(from + nth) % flaws.length] as Flaw;
    });
  }

  /** Deletes what hostile requests that were accepted have left too many of. */
  private async thinOut(number: number): Promise<void> {
    for (const [index, operation] of OPERATIONS.entries()) {
      if (operation.method !== 'DELETE') continue;
      const { length } = await this.world.addressesOf(operation);
      for (let nth = CROWD; nth < length; nth++) {
        await this.try(validPlan(operation), mixed(this.seed, number, 4, index, nth));
      }
    }
  }

  /** Sends what an arbitrary makes of a seed; of a fault, the smallest request that has it. */
  private async try(arbitrary: fc.Arbitrary<Plan>, seed: number): Promise<void> {
    if (this.isDone) return;
    const property = fc.asyncProperty(arbitrary, async (plan) => {
      const fault = await this.perform(plan);
      if (fault !== undefined) throw new Error(fault);
    });
    const result = await fc.check(property, {
      seed,
      numRuns: 1,
      interruptAfterTimeLimit: SHRINK_MS,
    });
    if (result.failed && result.counterexample) {
      const [plan] = result.counterexample;
      // The one that is told is sent once more, so that its bytes can be told, too.
      const fault = await this.perform(plan);
      const error = result.errorInstance as Error | null;
      this.tell(plan, fault ?? `${error?.message} (and not again)`, seed);
    }
    if (this.refused.length >= LOOK_EVERY) await this.look();
  }

  private tell(plan: Plan, fault: string, seed: number): void {
    const { operation, kind, what } = plan;
    const curl = this.last ? curlOf(this.last.wire) : '';
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
    this.statistics.of(operation)[kind].count(answer?.status ?? 0, answer?.milliseconds ?? 0);
    if (!answer) return undefined;
    const fault = faultIn(plan, answer);
    return (await this.afterwards(plan, this.last, answer)) ?? fault;
  }

  /** What became of the stored content. */
  private async afterwards(
    plan: Plan,
    { sent, id }: Sending,
    answer: Answer,
  ): Promise<string | undefined> {
    const { operation, refusal, kind } = plan;
    if (isRead(operation)) return undefined;
    if (answer.status >= 400 || refusal?.unnoticed) {
      this.refused.push(plan);
      return undefined;
    }
    if (ENDS_SESSION.has(operation.name)) this.hooks.sessionEnded();
    const password = passwordSet(operation.name, sent);
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
  private async look(): Promise<void> {
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
