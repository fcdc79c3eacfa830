import { readdir } from 'node:fs/promises';
import { fileBalance, orphanedVariants } from '../contract/support/file-balance';
import type { MemoryReport } from '../support/api-process';
import { until } from '../support/until';
import { isRead, OPERATIONS } from './document/document';
import type { Fault } from './run/performer';
import { FuzzTarget } from './run/target';

/** Of the fast-check library; another one makes other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Absent: as many rounds as belong to a test. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 0);
/** A part of the name of the calls that are tried. */
const ONLY = process.env.FUZZ_OPERATION ?? '';

/** An even number: memory is measured in between. */
const ROUNDS = 2;
/** In a run of the tests about a thousand malformed requests; a long run sends every one it knows. */
const ROUND =
  SECONDS > 0 ? { share: 0.02, hostile: 4, together: 6 } : { share: 0.2, hostile: 3, together: 3 };
/** What the second half may leave in the heap, and in buffers outside of it. */
const HELD_GROWTH_MB = 8;
/**
 * The most that the process may take. What is resident goes up and down by 80 MB between two
 * moments, as memory is given back late: growth between them says nothing in so short a run.
 */
const PEAK_MB = 512;
/** How much more may be resident after a long run than ever in its first half. */
const RSS_GROWTH_MB = 48;
const MB = 1e6;

// Half a minute; much longer beside other suites on a small machine.
jest.setTimeout(600_000 + SECONDS * 2_000);

const operations = OPERATIONS.filter(({ name }) => name.includes(ONLY));
/** A fault with the smallest request that has it. */
const told = ({ call, kind, what, fault, seed, curl }: Fault) =>
  `\n${call}, ${kind}, ${what} (seed ${seed}): ${fault}\n  ${curl}\n`;

const inMB = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

describe(`requests that the description of the API makes (FUZZ_SEED=${SEED})`, () => {
  let target: FuzzTarget;
  beforeAll(async () => (target = await FuzzTarget.start()));
  afterAll(() => target.stop());

  it(`are answered as described, in all ${operations.length} calls, and memory stays flat`, async () => {
    const [fuzzer, performer] = target.begin(SEED, operations, SECONDS > 0);
    const began = Date.now();
    const isOver = (half: number) =>
      performer.isDone || (SECONDS > 0 && Date.now() - began > (half * SECONDS * 1_000) / 2);
    const isEnough = (half: number, rounds: number) =>
      isOver(half) || (SECONDS === 0 && rounds >= (half * ROUNDS) / 2);

    await fuzzer.begin();
    let rounds = 0;
    const memory: MemoryReport[] = [];
    for (const half of [1, 2]) {
      do await fuzzer.round(rounds++, ROUND, () => isOver(half));
      while (!isEnough(half, rounds));
      memory.push(await target.api.memory());
    }
    const [warm, after] = memory as [MemoryReport, MemoryReport];
    const { spoiledCounts } = fuzzer;
    const { statistics } = performer;
    process.stdout.write(
      `fuzz, seed ${SEED}: ${rounds} rounds of ${operations.length} calls in ` +
        `${((Date.now() - began) / 1_000).toFixed(0)} s; ${statistics.summary()}; ` +
        `${spoiledCounts.join(' of ')} flaws; heap ${inMB(warm.heapUsed)}, then ` +
        `${inMB(after.heapUsed)}; buffers ${inMB(warm.external)}, then ` +
        `${inMB(after.external)}; resident ${inMB(warm.rss)}, then ${inMB(after.rss)}, ` +
        `at most ${inMB(warm.peak)}, then ${inMB(after.peak)}\n` +
        (SECONDS > 0 ? `${statistics.table()}\n` : '') +
        performer.faults.map(told).join('') +
        (performer.faults.length > 0 ? `\nThe log of the API:\n${target.api.output}\n` : ''),
    );

    expect(performer.faults.map(({ call, what, fault }) => `${call}, ${what}: ${fault}`)).toEqual(
      [],
    );
    for (const operation of operations) {
      const { valid, nearly, hostile } = statistics.of(operation);
      // Without successes, refusals would prove nothing.
      expect({ call: operation.name, succeeded: valid.of(2) }).toEqual({
        call: operation.name,
        succeeded: valid.sent,
      });
      expect(valid.sent).toBeGreaterThan(0);
      // A run that is bounded by time may be too short for the others.
      if (SECONDS > 0) continue;
      expect(hostile.sent).toBeGreaterThan(0);
      if (!isRead(operation)) expect(nearly.of(4)).toBeGreaterThan(0);
    }
    expect((after.heapUsed - warm.heapUsed) / MB).toBeLessThan(HELD_GROWTH_MB);
    expect((after.external - warm.external) / MB).toBeLessThan(HELD_GROWTH_MB);
    expect(after.peak / MB).toBeLessThan(PEAK_MB);
    if (SECONDS > 0) expect((after.rss - warm.peak) / MB).toBeLessThan(RSS_GROWTH_MB);
  });

  it('leave no file behind, stored or on the way', async () => {
    const app = { connection: target.database };
    // What an accepted request has replaced is removed beside its answer.
    await until(async () => (await fileBalance(app)).left.length === 0);
    expect((await fileBalance(app)).lost).toEqual([]);
    await until(async () => (await orphanedVariants(app)).length === 0, 60_000);
    await until(async () =>
      (await readdir(target.folder)).every((name) => !name.startsWith('manjara-upload')),
    );
  });
});
