import { Types } from 'mongoose';
import { until } from '../../support/until';
import type { TestApp } from '../../support/test-app';
import { stored } from './stored';

type Stored = Pick<TestApp, 'connection'>;

interface StoredFile {
  _id: Types.ObjectId;
  length: number;
  chunkSize: number;
}

interface StoredChunk {
  files_id: Types.ObjectId;
  n: number;
}

/** Keys under which entities refer to files. */
const REFERENCES = new Set(['file', 'cv']);

function referencesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null || value instanceof Types.ObjectId) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    inner instanceof Types.ObjectId && REFERENCES.has(key)
      ? [inner.toHexString()]
      : referencesIn(inner),
  );
}

interface FileBalance {
  /** Referenced, but missing or incomplete. */
  lost: string[];
  /** Stored, completely or partly, but not referenced. */
  left: string[];
}

/** Reads the database directly, not through the code under test. */
export async function fileBalance(app: Stored): Promise<FileBalance> {
  const { 'fs.files': files = [], 'fs.chunks': chunks = [], ...entities } = await stored(app);
  const referenced = new Set(referencesIn(entities));
  const parts = new Map<string, number>();
  for (const { files_id } of chunks as StoredChunk[]) {
    parts.set(String(files_id), (parts.get(String(files_id)) ?? 0) + 1);
  }
  const whole = new Set(
    (files as StoredFile[])
      .filter(
        ({ _id, length, chunkSize }) => parts.get(String(_id)) === Math.ceil(length / chunkSize),
      )
      .map(({ _id }) => String(_id)),
  );
  const begun = new Set([
    ...parts.keys(),
    ...(files as StoredFile[]).map(({ _id }) => String(_id)),
  ]);
  return {
    lost: [...referenced].filter((id) => !whole.has(id)),
    left: [...begun].filter((id) => !referenced.has(id)),
  };
}

interface Variant {
  _id: Types.ObjectId;
  metadata: { of: Types.ObjectId };
}

const idsOf = (documents: readonly { _id: unknown }[]) =>
  new Set(documents.map(({ _id }) => String(_id)));

const read = <T>({ connection }: Stored, name: string, filter: object = {}): Promise<T[]> =>
  connection.collection(name).find(filter).toArray() as unknown as Promise<T[]>;

/** Background work runs at the lowest priority, so it may take long. */
export const BACKGROUND_MS = 60_000;

/** Waits until all variants of all stored pictures are rendered. */
export const variantsAreMade = (app: Stored): Promise<void> =>
  until(async () => {
    const pictures = await read<StoredFile>(app, 'fs.files', { 'metadata.visibility': 'public' });
    const variants = await read<Variant>(app, 'variants.files');
    const shown = new Set(variants.map(({ metadata }) => String(metadata.of)));
    return pictures.every(({ _id }) => shown.has(String(_id)));
  }, BACKGROUND_MS);

/** Variants, complete or partial, whose original does not exist. */
export async function orphanedVariants(app: Stored): Promise<string[]> {
  const originals = idsOf(await read<StoredFile>(app, 'fs.files'));
  const variants = await read<Variant>(app, 'variants.files');
  const known = idsOf(variants);
  const chunks = await read<StoredChunk>(app, 'variants.chunks');
  return [
    ...variants
      .filter(({ metadata }) => !originals.has(String(metadata.of)))
      .map(({ _id }) => String(_id)),
    ...chunks.map(({ files_id }) => String(files_id)).filter((id) => !known.has(id)),
  ];
}
