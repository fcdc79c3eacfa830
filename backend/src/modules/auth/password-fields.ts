import { LIMITS } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Bilingual } from '../../common/errors/api-error';
import { type Check, Checked, MISSING } from '../../common/validation/check';
import { enteredPasswordFault, newPasswordFault } from './password-rules';

const LABEL: Bilingual = { en: 'Password', ar: 'كلمة المرور' };
const NEW_LABEL: Bilingual = { en: 'New password', ar: 'كلمة المرور الجديدة' };
const CURRENT_LABEL: Bilingual = { en: 'Current password', ar: 'كلمة المرور الحالية' };

/** Whether a password field was filled in. A password is taken as typed: blanks are part of it. */
export const isGivenPassword = <T>(value: T | undefined): value is T =>
  value !== undefined && value !== '';

const required =
  (check: Check): Check =>
  (value, dto) =>
    isGivenPassword(value) ? check(value, dto) : MISSING;

/** Empty, or long enough. */
const EMPTY_OR_NEW = `^(?:[^]{${LIMITS.password.min},})?$`;

interface Described {
  required: boolean;
  minLength?: number;
  pattern?: string;
  description?: string;
}

const described = (details: Described) =>
  ApiProperty({ type: String, format: 'password', maxLength: LIMITS.password.max, ...details });

/** The password of a sign-in. */
export const EnteredPassword = (): PropertyDecorator =>
  applyDecorators(
    Checked(LABEL, required(enteredPasswordFault)),
    described({ required: true, minLength: 1 }),
  );

/** A password that is chosen. */
export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    Checked(NEW_LABEL, required(newPasswordFault)),
    described({ required: true, minLength: LIMITS.password.min }),
  );

/** A password that is chosen, or left as it is. */
export const OptionalNewPassword = (): PropertyDecorator =>
  applyDecorators(
    Checked(NEW_LABEL, (value) => (isGivenPassword(value) ? newPasswordFault(value) : undefined)),
    described({
      required: false,
      pattern: EMPTY_OR_NEW,
      description: 'A new password; absent or empty: the password stays',
    }),
  );

/** The password as it is, asked for where `field` holds another one. */
export const CurrentPasswordFor = (field: string): PropertyDecorator =>
  applyDecorators(
    Checked(CURRENT_LABEL, (value, dto) => {
      if (isGivenPassword(value)) return enteredPasswordFault(value);
      return isGivenPassword((dto as Record<string, unknown>)[field]) ? MISSING : undefined;
    }),
    described({ required: false, description: `Asked for with \`${field}\`` }),
  );
