import type { Translate } from '@manjara/platform';

type Key = Parameters<Translate>[0];

/**
 * A field error as stored in the form: translation key and limit. It is translated on render, so
 * that it follows the page's language.
 */
export const fault = (key: Key, limit?: number): string =>
  limit === undefined ? key : `${key} ${limit}`;

export function faultText(kept: string, t: Translate, locale: string): string {
  const [key, limit] = kept.split(' ');
  const count = Number(limit);
  return t(key as Key, limit ? { count, number: count.toLocaleString(locale) } : {});
}
