import { LIMITS } from '@manjara/contracts';
import type { Bilingual } from '../../common/errors/api-error';
import { arabicNumber } from '../../common/text/arabic-number';
import { isCommonPassword } from './common-passwords';
import { normalisePassword } from './passwords';

const { min, max } = LIMITS.password;

/** A rule for passwords, with the message for the user who breaks it. */
export interface PasswordRule {
  name: string;
  holds: (password: string) => boolean;
  message: Bilingual;
}

/** In characters (code points). */
const lengthOf = (password: string): number => [...normalisePassword(password)].length;

const NOT_TOO_LONG: PasswordRule = {
  name: 'maxPasswordLength',
  holds: (password) => lengthOf(password) <= max,
  message: { en: `At most ${max} characters.`, ar: `${arabicNumber(max)} حرفًا كحد أقصى.` },
};

const NOT_TOO_SHORT: PasswordRule = {
  name: 'minPasswordLength',
  holds: (password) => lengthOf(password) >= min,
  message: { en: `At least ${min} characters.`, ar: `${arabicNumber(min)} أحرف على الأقل.` },
};

const NOT_COMMON: PasswordRule = {
  name: 'isUncommonPassword',
  holds: (password) => !isCommonPassword(password),
  message: {
    en: 'This is one of the most common passwords. Please choose another one.',
    ar: 'هذه من أكثر كلمات المرور شيوعًا. يُرجى اختيار غيرها.',
  },
};

/** For passwords entered at sign-in. */
export const ENTERED_PASSWORD_RULES: readonly PasswordRule[] = [NOT_TOO_LONG];

/** For newly chosen passwords. There are no composition rules. */
export const NEW_PASSWORD_RULES: readonly PasswordRule[] = [
  NOT_TOO_LONG,
  NOT_TOO_SHORT,
  NOT_COMMON,
];

/** The message of the first rule that a new password breaks. */
export const newPasswordFault = (password: string): Bilingual | undefined =>
  NEW_PASSWORD_RULES.find(({ holds }) => !holds(password))?.message;
