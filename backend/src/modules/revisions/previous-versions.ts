import type { PreviousVersion } from '@manjara/contracts';
import { isDeepStrictEqual } from 'node:util';
import type { PreviousVersionDocument } from './revision.schema';

/** Fields that every write changes, or that are no content. */
const NO_CONTENT = new Set(['_id', 'status', 'savedAt', 'publishAt', 'publishFaults']);

/** The fields in which two answers differ. */
export const fieldsBetween = (before: object, after: object): string[] => {
  const [one, other] = [before, after] as Record<string, unknown>[];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter(
    (name) => !NO_CONTENT.has(name) && !isDeepStrictEqual(one?.[name], other?.[name]),
  );
};

/**
 * Previous versions as the API answers them, without those that the next one equals; `by` is the id
 * of the admin.
 * @param versions newest first
 * @param current the version after the newest one
 */
export function toPreviousVersions(
  versions: readonly PreviousVersionDocument[],
  current: object,
  toAnswer: (document: unknown) => object,
): PreviousVersion[] {
  let after = current;
  const answers = versions.map(({ version, at, by, document }) => {
    const before = toAnswer(document);
    const fields = fieldsBetween(before, after);
    after = before;
    const content = before as Record<string, unknown>;
    return { version, at: at.toISOString(), by: by ?? null, fields, document: content };
  });
  return answers.filter(({ fields }) => fields.length > 0);
}
