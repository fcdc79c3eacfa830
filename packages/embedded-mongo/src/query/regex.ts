import { isRegExp } from '../bson/types';
import { badValue, location, notSupported } from '../errors';

/** Flags of PCRE that JavaScript knows under the same letter; `u` is how it reads all of them. */
const FLAGS = 'imsu';

/** The JavaScript form of a BSON regular expression or of the text of a `$regex`. */
export function toRegExp(value: unknown, options?: unknown): RegExp {
  if (!isRegExp(value) && typeof value !== 'string') throw badValue('$regex has to be a string');
  const pattern = typeof value === 'string' ? value : value.pattern;
  const given = String(options ?? (typeof value === 'string' ? '' : value.options));
  if (/^\(\?[a-z]+\)/.test(pattern)) throw notSupported('Options within a regular expression');
  const unknown = [...given].find((flag) => !FLAGS.includes(flag));
  if (unknown) throw badValue(`invalid flag in regex options: ${unknown}`);
  const flags = [...FLAGS].filter((flag) => flag !== 'u' && given.includes(flag)).join('');
  try {
    return new RegExp(pattern, `${flags}u`);
  } catch {
    // PCRE allows escapes of plain characters, which JavaScript does only without the flag u.
  }
  try {
    return new RegExp(pattern, flags);
  } catch (error) {
    throw location(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}
