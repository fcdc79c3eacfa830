import { LIMITS } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, ValidateIf } from 'class-validator';
import type { Bilingual } from '../../common/errors/api-error';
import { CustomRule, withMessage } from '../../common/validation/field-rule';
import { ENTERED_PASSWORD_RULES, NEW_PASSWORD_RULES, type PasswordRule } from './password-rules';

/** Whether a password field was filled in. A password is taken as typed: blanks are part of it. */
export const isGivenPassword = <T>(value: T | undefined): value is T =>
  value !== undefined && value !== '';

const NO_TEXT: Bilingual = { en: 'This must be a text.', ar: 'يجب أن تكون القيمة نصًا.' };

const PasswordRules = (rules: readonly PasswordRule[]): PropertyDecorator =>
  applyDecorators(
    IsString(withMessage(NO_TEXT)),
    ...rules.map(({ name, holds, message }) =>
      CustomRule(name, (value) => holds(String(value)), { message }),
    ),
  );

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
    IsNotEmpty(),
    PasswordRules(ENTERED_PASSWORD_RULES),
    described({ required: true, minLength: 1 }),
  );

export const NewPassword = (): PropertyDecorator =>
  applyDecorators(
    IsNotEmpty(),
    PasswordRules(NEW_PASSWORD_RULES),
    described({ required: true, minLength: LIMITS.password.min }),
  );

/** A new password; empty keeps the old one. */
export const OptionalNewPassword = (): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_dto, value) => isGivenPassword(value)),
    PasswordRules(NEW_PASSWORD_RULES),
    described({
      required: false,
      pattern: EMPTY_OR_NEW,
      description: 'A new password; absent or empty: the password stays',
    }),
  );

/** The current password; required if `field` has a new one. */
export const CurrentPasswordFor = (field: string): PropertyDecorator =>
  applyDecorators(
    ValidateIf(
      (dto: Record<string, unknown>, value) =>
        isGivenPassword(value) || isGivenPassword(dto[field]),
    ),
    IsNotEmpty(),
    PasswordRules(ENTERED_PASSWORD_RULES),
    described({ required: false, description: `Asked for with \`${field}\`` }),
  );
