import fc from 'fast-check';
import { collectionOf, type Operation, OPERATIONS } from '../document/document';
import { hostilePlan } from '../generate/hostile-plans';
import type { Plan } from '../generate/plan';
import { validPlan } from '../generate/valid-plans';
import type { Executor } from './executor';
import { CREATED_AT, ENDS_SESSION, LISTED_AT, passwordSet } from './fixtures';
import { faultIn } from './oracle';
import { type Answer, requestLine } from './wire';
import type { Address, Model } from './model';

/** Larger collections are thinned out. */
const CROWD = 8;
/** Saves in search of one that changes something. */
const MAX_CHANGES = 10;
/** The run stops after this many faults. */
const ENOUGH_FAULTS = 10;

interface Hooks {
  /** Called when a call that ends the session succeeds. */
  sessionEnded: () => void;
  passwordSet: (password: string) => void;
}

/** Makes well distributed seeds from neighbouring numbers. */
const mixed = (...numbers: number[]): number =>
  numbers.reduce(
    (hash, number) => Math.imul(hash ^ number, 0x9e3779b1) ^ (hash >>> 15),
    0x2545f491,
  );

/** The call that creates the version which this call restores. */
const changeBefore = ({ path }: Operation): Operation | undefined =>
  path.includes('{version}')
    ? OPERATIONS.find(
        ({ method, path: other }) =>
          path.startsWith(`${other}/revisions`) && ['PUT', 'POST'].includes(method),
      )
    : undefined;

/** The call that moves an item to the trash for this one, which deletes it for good. */
const trashingBefore = ({ method, path }: Operation): Operation | undefined =>
  method === 'DELETE' && path.includes('{kind}')
    ? OPERATIONS.find((other) => other.method === 'DELETE' && !other.path.includes('{kind}'))
    : undefined;

/** Generates requests from the document, the same for the same seed, and collects faults. */
export class Fuzzer {
  readonly faults: string[] = [];
  /**
   * Requests by kind and status; status 0 when the server closed the connection during a large
   * body.
   */
  readonly counts = new Map<string, number>();
  /** Calls that have succeeded as documented. */
  readonly worked = new Set<string>();

  constructor(
    private readonly seed: number,
    private readonly operations: readonly Operation[],
    private readonly executor: Executor,
    private readonly model: Model,
    private readonly hooks: Hooks,
  ) {}

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
   * Sends one documented request and some hostile requests per call.
   * @param isOver whether to send only the documented request, for lack of time
   */
  async round(number: number, hostile: number, isOver: () => boolean): Promise<void> {
    const seedOf = (...rest: number[]) => mixed(this.seed, number, ...rest);
    const [order] = fc.sample(
      fc.shuffledSubarray([...this.operations], { minLength: this.operations.length }),
      { seed: seedOf(0), numRuns: 1 },
    ) as [Operation[]];
    for (const [index, operation] of order.entries()) {
      await this.try(validPlan(operation), seedOf(1, index));
    }
    await this.thinOut(number);
    for (const [index, operation] of order.entries()) {
      for (let nth = 0; nth < hostile && !isOver(); nth++) {
        await this.try(hostilePlan(operation), seedOf(2, index, nth));
      }
    }
  }

  /** Deletes surplus entities, created by hostile requests that were accepted. */
  private async thinOut(number: number): Promise<void> {
    for (const [index, operation] of OPERATIONS.entries()) {
      if (operation.method !== 'DELETE') continue;
      const { length } = await this.model.addressesOf(operation);
      for (let nth = CROWD; nth < length; nth++) {
        await this.try(validPlan(operation), mixed(this.seed, number, 3, index, nth));
      }
    }
  }

  /** Sends the plan that the arbitrary generates from a seed. */
  private async try(arbitrary: fc.Arbitrary<Plan>, seed: number): Promise<void> {
    if (this.isDone) return;
    const [plan] = fc.sample(arbitrary, { seed, numRuns: 1 }) as [Plan];
    const { operation, kind } = plan;
    const wire = await this.executor.prepare(plan, await this.addressesFor(operation));
    let answer: Answer | undefined;
    let fault: string | undefined;
    try {
      answer = await this.executor.send(wire);
      fault = answer && faultIn(plan, answer);
    } catch (error) {
      fault = (error as Error).message;
    }
    const { status = 0 } = answer ?? {};
    const counted = `${kind} ${status}`;
    this.counts.set(counted, (this.counts.get(counted) ?? 0) + 1);
    if (kind === 'valid' && status < 300) this.worked.add(operation.name);
    if (status > 0 && status < 300) this.succeeded(operation, wire.body);
    if (fault !== undefined) {
      this.faults.push(`${operation.name}, ${kind}: ${fault}\n  ${requestLine(wire)}`);
    }
  }

  private succeeded({ name, method }: Operation, body: Buffer | undefined): void {
    if (method === 'GET') return;
    if (ENDS_SESSION.has(name)) this.hooks.sessionEnded();
    const password = passwordSet(name, body);
    if (password !== undefined) this.hooks.passwordSet(password);
    this.model.written();
  }

  /** Possible addresses of a call; creates the entities that it needs. */
  private async addressesFor(operation: Operation): Promise<Address[]> {
    if (operation.inPath.length === 0) return [];
    const addresses = await this.model.addressesOf(operation);
    const collection = LISTED_AT[operation.name] ?? collectionOf(operation);
    const createdAt = CREATED_AT[collection ?? ''] ?? collection;
    const creation = OPERATIONS.find(({ method, path }) => method === 'POST' && path === createdAt);
    if (addresses.length > 0) return addresses;
    if (creation) await this.try(validPlan(creation), this.seed);
    const trashing = trashingBefore(operation);
    if (trashing) await this.try(validPlan(trashing), this.seed);
    return this.changeUntilKnown(operation);
  }

  /** Saves until there is a version to restore: a save that changes nothing creates none. */
  private async changeUntilKnown(operation: Operation): Promise<Address[]> {
    const change = changeBefore(operation);
    let addresses = await this.model.addressesOf(operation);
    for (let nth = 1; change && addresses.length === 0 && nth <= MAX_CHANGES; nth++) {
      await this.try(validPlan(change), mixed(this.seed, nth));
      addresses = await this.model.addressesOf(operation);
    }
    return addresses;
  }
}
