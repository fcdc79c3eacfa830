import type * as LanguageCommon from '@zxcvbn-ts/language-common';
import { createRequire } from 'node:module';
import { normalisePassword } from './passwords';

const load = createRequire(__filename);
let known: ReadonlySet<string> | undefined;

/**
 * The most used passwords of published leaks, in lower case. Loaded on first use: they take several
 * megabytes, and passwords are seldom set.
 */
function commonPasswords(): ReadonlySet<string> {
  if (!known) {
    const { dictionary } = load('@zxcvbn-ts/language-common') as typeof LanguageCommon;
    known = new Set(dictionary['passwords-common']);
  }
  return known;
}

/** A password that repeats up to 3 characters is easy to guess, however long it is. */
const SHORT_UNIT = 3;

/**
 * The shortest repeated part, such as `abc` in `abcabcabc`; the whole text when nothing repeats.
 */
function unitOf(text: string): string {
  const length = (text + text).indexOf(text, 1);
  return text.slice(0, length);
}

/**
 * Whether each character follows the one before it, upwards or downwards: `abcdefgh`, `98765432`.
 */
function isRun(text: string): boolean {
  const steps = [...text.slice(1)].map(
    (sign, index) => sign.charCodeAt(0) - text.charCodeAt(index),
  );
  return new Set(steps).size === 1 && Math.abs(steps[0] ?? 0) === 1;
}

/** Whether a password is easy to guess: a leaked one, a repetition or a run. Ignores case. */
export function isCommonPassword(password: string): boolean {
  const text = normalisePassword(password).toLowerCase();
  const unit = unitOf(text);
  const common = commonPasswords();
  const repeats = unit !== text;
  return (
    common.has(text) ||
    isRun(text) ||
    (repeats && (unit.length <= SHORT_UNIT || common.has(unit) || isRun(unit)))
  );
}
