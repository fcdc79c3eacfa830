import { readdir } from 'node:fs/promises';
import { fileBalance, orphanedVariants } from '../contract/support/file-balance';
import type { MemoryReport } from '../support/api-process';
import { until } from '../support/until';
import { OPERATIONS } from './document/document';
import { FuzzTarget } from './run/target';

/** Seed for fast-check; another seed makes other requests. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Duration of the run. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 120);
/** Only calls whose name contains this text. */
const ONLY = process.env.FUZZ_OPERATION ?? '';

/** Hostile requests per call and round. */
const HOSTILE = 10;
/** Allowed growth of the heap, and of buffers outside it, in the second half of a long run. */
const HELD_GROWTH_MB = 8;
/** Limit of the peak resident memory. */
const PEAK_MB = 512;
/** How far the resident memory after a long run may exceed the peak of its first half. */
const RSS_GROWTH_MB = 48;
const MB = 1e6;

jest.setTimeout(120_000 + SECONDS * 2_000);

/** It would send to a push service on the internet. */
const LEFT_OUT = 'POST /api/admin/notifications/test-push';

const operations = OPERATIONS.filter(({ name }) => name.includes(ONLY) && name !== LEFT_OUT);
const inMB = (bytes: number) => `${(bytes / MB).toFixed(1)} MB`;

describe(`requests that the description of the API makes (FUZZ_SEED=${SEED})`, () => {
  let target: FuzzTarget;
  beforeAll(async () => (target = await FuzzTarget.start()));
  afterAll(() => target.stop());

  it(`are answered as described, in all ${operations.length} calls, and memory stays flat`, async () => {
    const fuzzer = target.begin(SEED, operations);
    const began = Date.now();
    const isOver = (half: number) =>
      fuzzer.isDone || Date.now() - began > (half * SECONDS * 1_000) / 2;

    await fuzzer.begin();
    let rounds = 0;
    const memory: MemoryReport[] = [];
    for (const half of [1, 2]) {
      do await fuzzer.round(rounds++, HOSTILE, () => isOver(half));
      while (!isOver(half));
      memory.push(await target.api.memory());
    }
    const [warm, after] = memory as [MemoryReport, MemoryReport];
    const sent = [...fuzzer.counts].sort().map(([what, count]) => `${what}: ${count}`);
    process.stdout.write(
      `fuzz, seed ${SEED}: ${rounds} rounds of ${operations.length} calls in ` +
        `${((Date.now() - began) / 1_000).toFixed(0)} s; ${sent.join(', ')}; ` +
        `heap ${inMB(warm.heapUsed)}, then ${inMB(after.heapUsed)}; ` +
        `buffers ${inMB(warm.external)}, then ${inMB(after.external)}; ` +
        `resident at most ${inMB(warm.peak)}, then ${inMB(after.peak)}\n` +
        (fuzzer.faults.length > 0 ? `The log of the API:\n${target.api.output}\n` : ''),
    );

    expect(fuzzer.faults).toEqual([]);
    // Rejections prove nothing unless every call also succeeds.
    const names = operations.map(({ name }) => name).sort();
    expect([...fuzzer.worked].filter((name) => names.includes(name)).sort()).toEqual(names);
    expect((after.heapUsed - warm.heapUsed) / MB).toBeLessThan(HELD_GROWTH_MB);
    expect((after.external - warm.external) / MB).toBeLessThan(HELD_GROWTH_MB);
    expect(after.peak / MB).toBeLessThan(PEAK_MB);
    expect((after.rss - warm.peak) / MB).toBeLessThan(RSS_GROWTH_MB);
  });

  it('leave no file behind, stored or on the way', async () => {
    const app = { connection: target.database };
    // Pictures stay until the sweep; other replaced files are deleted in parallel to the response.
    await until(async () => {
      const { left } = await fileBalance(app);
      const pictures = { 'metadata.owner': 'pictures' };
      const files = await app.connection.collection('fs.files').find(pictures).toArray();
      const swept = new Set(files.map(({ _id }) => String(_id)));
      return left.every((id) => swept.has(id));
    });
    expect((await fileBalance(app)).lost).toEqual([]);
    await until(async () => (await orphanedVariants(app)).length === 0, 60_000);
    await until(async () =>
      (await readdir(target.folder)).every((name) => !name.startsWith('manjara-upload')),
    );
  });
});
