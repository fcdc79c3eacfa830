import { isPicture, pictureKey } from '../pictures/picture';

/** A field as it was read (`base`), in the form (`mine`) and on the server (`theirs`). */
export interface FieldVersions {
  /** As in react-hook-form: `about.2.alt`. */
  path: string;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

export interface Merge<V> {
  /** `mine`, merged with the fields that only `theirs` changed. */
  values: V;
  /** Fields that both changed to different values. */
  both: FieldVersions[];
  /** Fields that only `theirs` changed. */
  theirs: FieldVersions[];
}

const isRowItem = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'id' in value;

/** A row of pictures, or of pairs, is compared as one field, because its order matters. */
const isLeaf = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  isPicture(value) ||
  (Array.isArray(value) && value.every(isRowItem));

function* fieldsOf({ path, ...versions }: FieldVersions): Generator<FieldVersions> {
  if (Object.values(versions).every(isLeaf)) {
    yield { path, ...versions };
    return;
  }
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(
    (value) => value as Record<string, unknown>,
  );
  for (const key of Object.keys(base ?? {})) {
    const place = path ? `${path}.${key}` : key;
    yield* fieldsOf({ path: place, base: base?.[key], mine: mine?.[key], theirs: theirs?.[key] });
  }
}

function keyOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(keyOf).join(' ');
  if (isPicture(value)) return pictureKey(value);
  if (isRowItem(value)) {
    const { id: _id, ...content } = value as { id: unknown };
    return JSON.stringify(content, (_name, part: unknown) => keyOf(part));
  }
  return value;
}

/** Equal once saved: the server trims texts. */
const same = (a: unknown, b: unknown): boolean => keyOf(a) === keyOf(b);

/** Compares three versions of a form's values field by field. */
export function mergeValues<V extends object>(base: V, mine: V, theirs: V): Merge<V> {
  const merge: Merge<V> = { values: mine, both: [], theirs: [] };
  for (const field of fieldsOf({ path: '', base, mine, theirs })) {
    if (same(field.mine, field.theirs) || same(field.base, field.theirs)) continue;
    if (same(field.base, field.mine)) {
      merge.theirs.push(field);
      merge.values = withValue(merge.values, field.path, field.theirs);
    } else merge.both.push(field);
  }
  return merge;
}

/** A copy with another value at a path. */
export function withValue<T>(values: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const next = rest.length
    ? withValue((values as Record<string, unknown>)[key], rest.join('.'), value)
    : value;
  if (!Array.isArray(values)) return { ...values, [key]: next };
  return values.map((item: unknown, index) => (String(index) === key ? next : item)) as T;
}
