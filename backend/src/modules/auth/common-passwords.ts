import { dictionary } from '@zxcvbn-ts/language-common';
import { normalisePassword } from './passwords';

/** The most used passwords of published leaks, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Repeating so little makes every password, however long, one of the first that are tried. */
const SHORT_UNIT = 3;

/** What a text repeats, such as `abc` in `abcabcabc`; the whole text when it repeats nothing. */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

/** Whether each character follows the one before it, upwards or downwards: `abcdefgh`, `98765432`. */
function isRun(text: string): boolean {
  const steps = [...text.slice(1)].map(
    (sign, index) => sign.charCodeAt(0) - text.charCodeAt(index),
  );
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) === 1;
}

/** Whether a password is among the first that somebody would try, in whatever case. */
export function isCommonPassword(password: string): boolean {
  const text = normalisePassword(password).toLowerCase();
  const unit = unitOf(text);
  const repeats = unit !== text;
  return (
    COMMON.has(text) ||
    isRun(text) ||
    (repeats && (unit.length <= SHORT_UNIT || COMMON.has(unit) || isRun(unit)))
  );
}
