import type { Translate } from '@manjara/platform';

type Key = Parameters<Translate>[0];

/**
 * What is wrong with a field, as a form keeps it: the key of its sentence and the limit that it
 * names. It is put into words where it is drawn, in the language of that moment.
 */
export const fault = (key: Key, limit?: number): string =>
  limit === undefined ? key : `${key} ${limit}`;

export function faultText(kept: string, t: Translate, locale: string): string {
  const [key, limit] = kept.split(' ');
  const count = Number(limit);
  return t(key as Key, limit ? { count, number: count.toLocaleString(locale) } : {});
}
