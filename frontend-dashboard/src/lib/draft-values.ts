import { setTag, tagOf } from './api/etags';
import type { Draft } from './drafts';
import type { Picture } from './pictures';

type Picked = Extract<Picture, { kind: 'new' }>;

const isPicked = (value: unknown): value is Picked =>
  typeof value === 'object' && value !== null && (value as Partial<Picked>).kind === 'new';

/**
 * A form's values as they are kept: picked files apart from the texts, which are written often.
 * @param base what they are a change of
 */
export function toDraft<V extends object>(values: V, base: V = values): Draft {
  const files = new Map<string, File>();
  const text = JSON.stringify(values, (_key, value: unknown) => {
    if (!isPicked(value)) return value;
    files.set(value.id, value.file);
    return { ...value, file: undefined };
  });
  const tag = tagOf(base);
  return { values: text, files, base: tag ? { values: JSON.stringify(base), tag } : undefined };
}

/** What a draft is a change of, where that is not what the form was opened with. */
export function olderBase<V extends object>({ base }: Draft, saved: V): V | undefined {
  if (!base || base.tag === tagOf(saved)) return undefined;
  return setTag({ ...saved, ...(JSON.parse(base.values) as Partial<V>) }, base.tag);
}

export interface RestoredValues<V> {
  values: V;
  /** Pictures that had been picked and could not be kept. */
  lost: number;
}

/** The values of a draft; a picture that was not kept gives its place to the one from before. */
export function fromDraft<V>({ values, files }: Draft, before: unknown): RestoredValues<V> {
  let lost = 0;
  const parsed: unknown = JSON.parse(values, (_key, value: unknown) => {
    // What is undefined leaves its place: a property is gone, and so is an entry of a row.
    if (Array.isArray(value)) return value.filter((entry) => entry !== undefined);
    if (!isPicked(value)) return value;
    const file = files.get(value.id);
    if (file) return { ...value, file };
    lost += 1;
    return undefined;
  });
  return { values: fill(parsed, before) as V, lost };
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** Takes from `before` what is missing in a form's values. */
function fill(value: unknown, before: unknown): unknown {
  if (value === undefined) return before;
  if (isPicked(value)) return value;
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      fill(entry, Array.isArray(before) ? before[index] : undefined),
    );
  }
  if (!isPlain(value) || !isPlain(before)) return value;
  // A stored picture is taken whole: two of them have nothing in common.
  if ('kind' in value) return value;
  const names = new Set([...Object.keys(before), ...Object.keys(value)]);
  return Object.fromEntries([...names].map((name) => [name, fill(value[name], before[name])]));
}
