import type { AxiosResponse } from 'axios';
import { errorCode } from './failure';

/** The entity tag of what was read, kept beside it: it is no part of the data (RFC 9110 §8.8.3). */
const tags = new WeakMap<object, string>();

export const tagOf = (read: object): string | undefined => tags.get(read);

export function setTag<T extends object>(values: T, tag: string | undefined): T {
  if (tag) tags.set(values, tag);
  return values;
}

/** Values made of what was read are a change of it. */
export const withTagOf = <T extends object>(read: object, values: T): T =>
  setTag(values, tagOf(read));

/** The data of an answer. A weak tag is no use for a save, so it is left out. */
export function taggedData<T extends object>({ data, headers }: AxiosResponse<T>): T {
  const tag: unknown = headers.etag;
  return setTag(data, typeof tag === 'string' && tag.startsWith('"') ? tag : undefined);
}

/** The headers of a save that must not overwrite anything newer than what was read. */
export function ifMatch(read: object): Record<string, string> {
  const tag = tagOf(read);
  return tag ? { 'If-Match': tag } : {};
}

export const CHANGED_MEANWHILE = 'precondition_failed';

/** Whether a save was refused because somebody else has saved since. */
export const isOvertaken = (error: unknown): boolean => errorCode(error) === CHANGED_MEANWHILE;
