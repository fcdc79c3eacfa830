import fc from 'fast-check';
import { type Operation, OPERATIONS } from '../document/document';
import { hostilePlan } from '../generate/hostile-plans';
import { type Flaw, flawsOf, nearlyPlan } from '../generate/nearly-plans';
import { validPlan } from '../generate/valid-plans';
import type { Performer } from './performer';
import { plansTogether } from './together';
import type { World } from './world';

/** A collection that has more is thinned out. */
const CROWD = 8;

export interface RoundSize {
  /** Of the known flaws, from 0 to 1. */
  share: number;
  /** How many hostile requests of each call. */
  hostile: number;
  /** How often several are sent at once. */
  together: number;
}

/** Spreads seeds of neighbours over all numbers. */
const mixed = (...numbers: number[]): number =>
  numbers.reduce(
    (hash, number) => Math.imul(hash ^ number, 0x9e3779b1) ^ (hash >>> 15),
    0x2545f491,
  );

/** Makes of the document what is sent: the same rounds for the same seed. */
export class Fuzzer {
  private readonly flaws: ReadonlyMap<string, readonly Flaw[]>;
  private readonly spoiled = new Map<string, number>();

  constructor(
    private readonly seed: number,
    private readonly operations: readonly Operation[],
    private readonly performer: Performer,
    private readonly world: World,
    thorough: boolean,
  ) {
    this.flaws = new Map(
      operations.map((operation, index) => [
        operation.name,
        flawsOf(operation, thorough ? undefined : index),
      ]),
    );
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

  /** Creates one entity of each kind. */
  async begin(): Promise<void> {
    const creations = OPERATIONS.filter(
      ({ method, answers, inPath }) => method === 'POST' && '201' in answers && inPath.length === 0,
    );
    for (const [index, operation] of creations.entries()) {
      await this.performer.try(validPlan(operation), mixed(this.seed, index));
    }
  }

  /**
   * One request of each call as documented, some that are wrong in one place, some hostile ones.
   * @param isOver whether there is time for no more than the first
   */
  async round(
    number: number,
    { share, hostile, together }: RoundSize,
    isOver: () => boolean,
  ): Promise<void> {
    const seedOf = (...rest: number[]) => mixed(this.seed, number, ...rest);
    const order = fc.sample(
      fc.shuffledSubarray([...this.operations], { minLength: this.operations.length }),
      { seed: seedOf(0), numRuns: 1 },
    )[0] as Operation[];
    for (const [index, operation] of order.entries()) {
      await this.performer.try(validPlan(operation), seedOf(1, index));
    }
    await this.thinOut(number);
    for (let nth = 0; nth < together && !isOver(); nth++) {
      const seed = seedOf(5, nth);
      await this.performer.together(plansTogether(this.operations, seed), seed);
    }
    await this.performer.look();
    for (const [index, operation] of order.entries()) {
      if (isOver()) break;
      for (const [nth, flaw] of this.nextFlaws(operation, share).entries()) {
        await this.performer.try(nearlyPlan(operation, flaw), seedOf(2, index, nth));
      }
      for (let nth = 0; nth < hostile; nth++) {
        await this.performer.try(hostilePlan(operation), seedOf(3, index, nth));
      }
    }
    await this.performer.look();
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
        await this.performer.try(validPlan(operation), mixed(this.seed, number, 4, index, nth));
      }
    }
  }
}
