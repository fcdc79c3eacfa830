import { LIMITS } from '@manjara/contracts';
import { randomInt } from 'node:crypto';

/** Without letters that look like digits or like each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** Sixteen letters are about 79 bits: too many to be found from a digest. */
const GROUP = 4;
const GROUPS = 4;

const group = (): string =>
  Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Codes that each sign in once without the authenticator app. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: LIMITS.recoveryCodes }, () =>
    Array.from({ length: GROUPS }, group).join('-'),
  );
