import { setTag, tagOf } from './api/etags';
import type { Draft } from './drafts';
import { withStoredPictures } from '../pictures/form-pictures';
import { isPicture } from '../pictures/picture';

/** A picture that was not stored yet when the draft was kept. */
const isUnsent = (value: unknown): boolean => isPicture(value) && value.kind !== 'stored';

/**
 * A form's values as they are kept; a picture that is not stored yet leaves its place only.
 * @param base what they are a change of
 */
export function toDraft<V extends object>(values: V, base: V = values): Draft {
  const text = JSON.stringify(withStoredPictures(values));
  const tag = tagOf(base);
  return { values: text, base: tag ? { values: JSON.stringify(base), tag } : undefined };
}

/** What a draft is a change of, where that is not what the form was opened with. */
export function olderBase<V extends object>({ base }: Draft, saved: V): V | undefined {
  if (!base || base.tag === tagOf(saved)) return undefined;
  return setTag({ ...saved, ...(JSON.parse(base.values) as Partial<V>) }, base.tag);
}

export interface RestoredValues<V> {
  values: V;
  /** Pictures that had not arrived. */
  lost: number;
}

/** The values of a draft; a picture that had not arrived gives its place to the one from before. */
export function fromDraft<V>({ values }: Draft, before: unknown): RestoredValues<V> {
  let lost = 0;
  const parsed: unknown = JSON.parse(values, (_key, value: unknown) => {
    // What is undefined leaves its place: a property is gone, and so is an entry of a row.
    if (Array.isArray(value)) return value.filter((entry) => entry !== undefined);
    if (!isUnsent(value)) return value;
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
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      fill(entry, Array.isArray(before) ? before[index] : undefined),
    );
  }
  if (!isPlain(value) || !isPlain(before)) return value;
  // A picture is taken whole: two of them have nothing in common.
  if (isPicture(value)) return value;
  const names = new Set([...Object.keys(before), ...Object.keys(value)]);
  return Object.fromEntries([...names].map((name) => [name, fill(value[name], before[name])]));
}
