import { CATEGORY_KINDS } from '@manjara/contracts';
import { randomBytes } from 'node:crypto';
import { pdf } from '../../support/pdfs';
import { LONG } from '../../support/long';
import {
  BESIDE_REQUESTS,
  type Fails,
  type Fault,
  withFaults,
  writesOf,
} from '../../support/write-faults';
import { OPERATIONS } from '../../contract/operations';
import { REMOVE_FOR_GOOD } from '../../contract/operations/trash';
import type { Request } from '../../contract/support/api';
import { isFile } from '../../contract/support/field';
import {
  fileBalance,
  orphanedVariants,
  variantsAreMade,
} from '../../contract/support/file-balance';
import { type Operation, table } from '../../contract/support/operation';
import { FilePart } from '../../contract/support/payload';
import { stored } from '../../contract/support/stored';
import { tried } from '../../contract/support/tried';
import { api } from '../shared-site';

const FAULTS: readonly Fault[] = LONG ? ['refused', 'done, answer lost'] : ['refused'];
/** The first write of each name. */
const onePerName = (steps: readonly string[]) =>
  [...steps.entries()].filter(([index, step]) => LONG || steps.indexOf(step) === index);
/** A category is written before its projects, which a job renames if that fails. */
const isCategoryWritten = ({ path }: Operation, steps: readonly string[], index: number) => {
  const list = path.split('/')[1]!;
  const own = steps.findLastIndex((step) => step.startsWith(`${list}.`));
  return CATEGORY_KINDS.some((kind) => kind === list) && index > own;
};
const BALANCED = { lost: [], left: [] };
const CHUNK_BYTES = 255 * 1024;
const CHUNKS = 2;
const HOUR_MS = 3_600_000;

/** Invalid or damaged files. */
const SPOILED: readonly ((file: FilePart) => FilePart)[] = [
  ({ name }) => new FilePart(Buffer.from('<!doctype html><script>alert(1)</script>'), name),
  ({ name }) => new FilePart(Buffer.alloc(0), name),
  // Half a picture; of a PDF the second half, as a file that begins like a PDF is accepted.
  ({ name, bytes }) => {
    const half = bytes.length / 2;
    const isPdf = bytes.includes('%PDF-');
    return new FilePart(isPdf ? bytes.subarray(half) : bytes.subarray(0, half), name);
  },
];

/** Products are written as projects are: only the long run asks both. */
const ASKED = tried(OPERATIONS).filter(({ path }) => LONG || !path.startsWith('/products'));

beforeEach(() => api.app.clearAll());

const sweep = () => api.app.sweepLater();

/** After a successful save no file is missing, and the sweep removes all unused files. */
async function balancedBySweep(): Promise<void> {
  expect((await fileBalance(api.app)).lost).toEqual([]);
  await sweep();
  expect(await fileBalance(api.app)).toEqual(BALANCED);
}

type Stored = Awaited<ReturnType<typeof stored>>;

const storesFiles = ({ form }: Operation) => form?.kind === 'multipart' && form.fields.some(isFile);
/** Pictures stay until the sweep; CVs are deleted at once. */
const storesPictures = ({ form }: Operation) =>
  form?.fields.some((field) => isFile(field) && field.kind !== 'cv') ?? false;
/**
 * Without revisions: a failed write may store the current version as the previous one, a failed
 * deletion for good may have removed them.
 */
const entitiesIn = ({
  'fs.files': _files,
  'fs.chunks': _chunks,
  revisions: _revisions,
  ...entities
}: Stored) => entities;
const removesFiles = ({ method, after }: Operation) =>
  method === 'DELETE' && after !== undefined && storesFiles(after);

/** Makes a file larger than one chunk; decoders ignore the bytes after a picture's end. */
function large({ bytes, name }: FilePart): FilePart {
  const size = CHUNKS * CHUNK_BYTES;
  if (bytes.subarray(0, 4).toString() === '%PDF') return new FilePart(pdf({ atLeast: size }), name);
  return new FilePart(Buffer.concat([bytes, randomBytes(size)]), name);
}

describe.each(table(ASKED.filter(storesFiles)))('$name', ({ operation }) => {
  const fileFields = operation.form?.fields.filter(isFile).map(({ name }) => name) ?? [];
  const last = fileFields.at(-1) ?? '';
  /** Variants of unused pictures are not rendered ahead. */
  const isUsed = operation.path !== '/pictures';

  /** A request with files; if the entity exists, it already has files. */
  async function prepare(): Promise<Request> {
    const { request } = await api.prepare(operation);
    // Two of many slots are enough.
    for (const name of fileFields.slice(1, -1)) delete request.payload?.[name];
    if (operation.method === 'POST' && operation.status === 200) {
      await api.send(operation, request).expect(200);
    }
    return request;
  }

  /** Changes the last file of a request. */
  function withLast(request: Request, change: (file: FilePart) => FilePart): Request {
    const given = request.payload?.[last] as FilePart | FilePart[];
    const value = Array.isArray(given)
      ? given.map((file, index) => (index === given.length - 1 ? change(file) : file))
      : change(given);
    return { ...request, payload: { ...request.payload, [last]: value } };
  }

  it('leaves replaced files to the sweep, which also removes their variants', async () => {
    const request = await prepare();
    if (isUsed) await variantsAreMade(api.app);
    await api.send(operation, request).expect(operation.status);
    if (isUsed) await variantsAreMade(api.app);
    await balancedBySweep();
    expect(await orphanedVariants(api.app)).toEqual([]);
  });

  it('changes nothing when the last of the files is rejected', async () => {
    const request = await prepare();
    const before = await stored(api.app);
    for (const spoil of SPOILED) {
      const { status } = await api.send(operation, withLast(request, spoil));
      expect([400, 415, 422]).toContain(status);
    }
    expect(await stored(api.app)).toEqual(before);
  });

  it.each(FAULTS)('loses and leaves nothing when any of its writes is %s', async (fault) => {
    const prepareLarge = async () => withLast(await prepare(), large);
    // The first category that is added stores the whole list.
    await api.send(operation, await prepare()).expect(operation.status);
    const trial = await prepareLarge();
    const steps = await writesOf(BESIDE_REQUESTS, () =>
      api.send(operation, trial).expect(operation.status),
    );
    const entityWrite = steps.findLastIndex((step) => !step.startsWith('fs.'));
    expect(
      steps.slice(0, entityWrite).filter((step) => step === 'fs.chunks.insertOne').length,
    ).toBeGreaterThanOrEqual(CHUNKS);

    for (const [index, step] of onePerName(steps)) {
      const request = await prepareLarge();
      const before = await stored(api.app);
      const here: Fails = (n) => n === index;
      const { status } = await withFaults(BESIDE_REQUESTS, fault, here, () =>
        api.send(operation, request),
      );
      const at = `${index} ${step}`;
      const saved = entityWrite >= 0 && index > entityWrite;
      expect({ at, failed: status >= 500 }).toEqual({ at, failed: !saved });
      // It is unknown then whether the entity was written, so its files are left to the sweep.
      const unknown = fault === 'done, answer lost' && !step.startsWith('fs.');
      if (!saved && !unknown && !isCategoryWritten(operation, steps, index)) {
        const after = await stored(api.app);
        const compared = storesPictures(operation) ? entitiesIn : (all: Stored) => all;
        expect({ at, stored: compared(after) }).toEqual({ at, stored: compared(before) });
      }
      expect({ at, ...(await fileBalance(api.app)) }).toMatchObject({ at, lost: [] });
    }
    await balancedBySweep();
  });

  it('leaves files that it cannot remove to the sweep', async () => {
    const request = await prepare();
    const fails: Fails = (_index, step) => /^fs\.files\.insert|delete/.test(step);
    const save = () => api.send(operation, request);
    const { status } = await withFaults(BESIDE_REQUESTS, 'refused', fails, save);
    expect(status).toBeGreaterThanOrEqual(500);
    expect((await fileBalance(api.app)).left).not.toEqual([]);
    await balancedBySweep();
  });
});

describe.each(table(ASKED.filter(removesFiles)))('$name', ({ operation }) => {
  const forGood = { ...REMOVE_FOR_GOOD, kind: operation.path.split('/').at(-2) };

  async function prepareTrashed(): Promise<Request> {
    const { request } = await api.prepare(operation);
    await variantsAreMade(api.app);
    await api.send(operation, request).expect(204);
    return request;
  }

  /** Makes all pictures older than a write can take. */
  const age = () =>
    api.app.connection
      .collection('fs.files')
      .updateMany(
        { 'metadata.touchedAt': { $exists: true } },
        { $set: { 'metadata.touchedAt': new Date(Date.now() - HOUR_MS) } },
      );

  it('keeps the files in the trash; for good, they go at once', async () => {
    const request = await prepareTrashed();
    expect(await sweep()).toBe(0);
    expect(await fileBalance(api.app)).toEqual(BALANCED);
    await age();
    await api.send(forGood, request).expect(204);
    expect(await api.app.countStored()).toEqual({ files: 0, chunks: 0 });
    expect(await orphanedVariants(api.app)).toEqual([]);
  });

  it('for good, leaves recently touched pictures to the sweep', async () => {
    const request = await prepareTrashed();
    await api.send(forGood, request).expect(204);
    const { left } = await fileBalance(api.app);
    expect(left.length > 0).toBe(storesPictures(operation.after!));
    await balancedBySweep();
    expect(await orphanedVariants(api.app)).toEqual([]);
  });

  const PREPARED = [
    ['to the trash', operation, async () => (await api.prepare(operation)).request],
    ['for good', forGood, prepareTrashed],
  ] as const;
  const CASES = FAULTS.flatMap((fault) => PREPARED.map((one) => [...one, fault] as const));

  it.each(CASES)('%s, loses nothing when a write fails', async (_, removal, prepare, fault) => {
    const trial = await prepare();
    const steps = await writesOf(BESIDE_REQUESTS, () => api.send(removal, trial).expect(204));
    const entityWrite = steps.findLastIndex((step) => !step.startsWith('fs.'));
    for (const [index, step] of onePerName(steps)) {
      const request = await prepare();
      const before = await stored(api.app);
      const here: Fails = (n) => n === index;
      const { status } = await withFaults(BESIDE_REQUESTS, fault, here, () =>
        api.send(removal, request),
      );
      const isRemoved = index > entityWrite;
      expect({ step, failed: status >= 500 }).toEqual({ step, failed: !isRemoved });
      const isWritten = isRemoved || isCategoryWritten(operation, steps, index);
      if (!isWritten && fault === 'refused') {
        expect(entitiesIn(await stored(api.app))).toEqual(entitiesIn(before));
      }
      expect({ step, ...(await fileBalance(api.app)) }).toMatchObject({ step, lost: [] });
    }
    await balancedBySweep();
  });
});
