import { setTag, tagOf } from '../api/etags';
import type { Draft } from './drafts';
import { withStoredPictures } from '../pictures/form-pictures';
import { isPicture } from '../pictures/picture';

/** A picture that had not been uploaded when the draft was stored. */
const isUnsent = (value: unknown): boolean => isPicture(value) && value.kind !== 'stored';

/**
 * Serialises form values as a draft, without the files of pending uploads.
 * @param base the saved values that were edited
 */
export function toDraft<V extends object>(values: V, base: V = values): Draft {
  const text = JSON.stringify(withStoredPictures(values));
  const tag = tagOf(base);
  return { values: text, base: tag ? { values: JSON.stringify(base), tag } : undefined };
}

/** The base of a draft, unless it has the same entity tag as the saved values. */
export function olderBase<V extends object>({ base }: Draft, saved: V): V | undefined {
  if (!base || base.tag === tagOf(saved)) return undefined;
  return setTag({ ...saved, ...(JSON.parse(base.values) as Partial<V>) }, base.tag);
}

export interface RestoredValues<V> {
  values: V;
  /** Number of pictures that had not been uploaded. */
  lost: number;
}

/** Restores the values of a draft. Pictures that were not uploaded are taken from `before`. */
export function fromDraft<V>({ values }: Draft, before: unknown): RestoredValues<V> {
  let lost = 0;
  const parsed: unknown = JSON.parse(values, (_key, value: unknown) => {
    // Returning undefined deletes the property; in an array this leaves a hole, dropped here.
    if (Array.isArray(value)) return value.filter((entry) => entry !== undefined);
    if (!isUnsent(value)) return value;
    lost += 1;
    return undefined;
  });
  return { values: fill(parsed, before) as V, lost };
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  Object.prototype.toString.call(value) === '[object Object]';

/** Fills missing values from `before`. */
function fill(value: unknown, before: unknown): unknown {
  if (value === undefined) return before;
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      fill(entry, Array.isArray(before) ? before[index] : undefined),
    );
  }
  if (!isPlain(value) || !isPlain(before)) return value;
  // Never merge the properties of two pictures.
  if (isPicture(value)) return value;
  const names = new Set([...Object.keys(before), ...Object.keys(value)]);
  return Object.fromEntries([...names].map((name) => [name, fill(value[name], before[name])]));
}
