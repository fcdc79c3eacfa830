import { LIMITS } from '@manjara/contracts';
import type { Bilingual } from '../../common/errors/api-error';
import { arabicNumber } from '../../common/text/arabic-number';
import { isCommonPassword } from './common-passwords';
import { normalisePassword } from './passwords';

const { min, max } = LIMITS.password;

/** What a password is held to, and what a person is told of one that is not. */
export interface PasswordRule {
  name: string;
  holds: (password: string) => boolean;
  message: Bilingual;
}

/** Characters, whatever they are made of. */
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

/** Of a password that somebody signs in with, whether it is right or not. */
export const ENTERED_PASSWORD_RULES: readonly PasswordRule[] = [NOT_TOO_LONG];

/** Of a password that somebody chooses. Nothing is asked of its composition. */
export const NEW_PASSWORD_RULES: readonly PasswordRule[] = [
  NOT_TOO_LONG,
  NOT_TOO_SHORT,
  NOT_COMMON,
];

/** What is wrong with a password that somebody chooses. */
export const newPasswordFault = (password: string): Bilingual | undefined =>
  NEW_PASSWORD_RULES.find(({ holds }) => !holds(password))?.message;
