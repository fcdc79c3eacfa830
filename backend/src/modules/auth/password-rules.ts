import { LIMITS } from '@manjara/contracts';
import { type Failure, invalid } from '../../common/validation/check';
import { isCommonPassword } from './common-passwords';
import { normalisePassword } from './passwords';

const { min, max } = LIMITS.password;

/** Characters, whatever they are made of. */
const lengthOf = (password: string): number => [...normalisePassword(password)].length;

const NO_TEXT = invalid('This must be a text.', 'يجب أن تكون القيمة نصًا.');
const TOO_LONG = invalid(`At most ${max} characters.`, `${max} حرفًا كحد أقصى.`);
const TOO_SHORT = invalid(`At least ${min} characters.`, `${min} أحرف على الأقل.`);
const TOO_COMMON = invalid(
  'This is one of the most common passwords. Please choose another one.',
  'هذه من أكثر كلمات المرور شيوعًا. يرجى اختيار غيرها.',
);

/** What is wrong with a password that somebody signs in with, whether it is right or not. */
export function enteredPasswordFault(value: unknown): Failure | undefined {
  if (typeof value !== 'string') return NO_TEXT;
  return lengthOf(value) > max ? TOO_LONG : undefined;
}

/**
 * What is wrong with a password that somebody chooses: its length, or that it is among the most
 * common. Nothing is asked of its composition.
 */
export function newPasswordFault(value: unknown): Failure | undefined {
  const fault = enteredPasswordFault(value);
  if (fault) return fault;
  const password = value as string;
  if (lengthOf(password) < min) return TOO_SHORT;
  return isCommonPassword(password) ? TOO_COMMON : undefined;
}
