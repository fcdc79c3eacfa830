import type { AxiosResponse } from 'axios';
import { errorCode } from './failure';

/** Entity tags by response data, stored separately: not part of the data (RFC 9110 §8.8.3). */
const tags = new WeakMap<object, string>();

export const tagOf = (read: object): string | undefined => tags.get(read);

export function setTag<T extends object>(values: T, tag: string | undefined): T {
  if (tag) tags.set(values, tag);
  return values;
}

/** Copies the entity tag of response data to the form values made from it. */
export const withTagOf = <T extends object>(read: object, values: T): T =>
  setTag(values, tagOf(read));

/** Keeps the entity tag of a response. If-Match needs a strong tag, so skip weak ones. */
export function keepTag(response: AxiosResponse<unknown>): AxiosResponse {
  const { data, headers } = response;
  const tag: unknown = headers.etag;
  const isStrong = typeof tag === 'string' && tag.startsWith('"');
  if (isStrong && typeof data === 'object' && data) tags.set(data, tag);
  return response;
}

/** Headers that make a save fail if the content has changed since it was read. */
export function ifMatch(read: object): Record<string, string> {
  const tag = tagOf(read);
  return tag ? { 'If-Match': tag } : {};
}

export const CHANGED_MEANWHILE = 'precondition_failed';

/** Whether a save was rejected because the content has changed since it was read. */
export const isOvertaken = (error: unknown): boolean => errorCode(error) === CHANGED_MEANWHILE;
