import {
  type EmailChange,
  LIMITS,
  type LoginRequest,
  type LoginResult,
  type PasswordReset,
  type PasswordResetRequest,
} from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { withMessage } from '../../common/validation/field-rule';
import { BooleanField, EmailField } from '../../common/validation/fields';
import { CleanValue, Text } from '../../common/validation/text';
import { CodeField } from './second-factor/code-field';
import { EnteredPassword, NewPassword } from './password-fields';

/** POST /admin/login (spec §5). */
export class LoginDto implements LoginRequest {
  @CleanValue()
  @Text({ max: LIMITS.email })
  email: string;

  @EnteredPassword()
  password: string;

  @BooleanField({ optional: true })
  @ApiProperty({
    required: false,
    default: false,
    description: 'Whether the token lasts 30 days instead of 12 hours.',
  })
  remember?: boolean;

  @CodeField({ optional: true })
  code?: string;
}

export class LoginResultDto implements LoginResult {
  @ApiProperty({ description: 'Sent as `Authorization: Bearer …` with every admin call.' })
  token: string;
}

/** PUT /admin/email */
export class ChangeEmailDto implements EmailChange {
  @EmailField()
  email: string;

  @EnteredPassword()
  currentPassword: string;
}

/** Characters; a token of ours has 43. */
const TOKEN_MAX = 100;

const NO_LINK = withMessage({
  en: 'This is not the link that you were sent.',
  ar: 'هذا ليس الرابط الذي أُرسل إليك.',
});

export const TokenField = (): PropertyDecorator =>
  applyDecorators(
    IsNotEmpty(),
    IsString(NO_LINK),
    MaxLength(TOKEN_MAX, NO_LINK),
    ApiProperty({
      minLength: 1,
      maxLength: TOKEN_MAX,
      description: 'What follows `#token=` in the link',
    }),
  );

/** POST /admin/forgot-password */
export class ForgotPasswordDto implements PasswordResetRequest {
  @EmailField()
  email: string;
}

/** POST /admin/reset-password */
export class ResetPasswordDto implements PasswordReset {
  @TokenField()
  token: string;

  @NewPassword()
  password: string;
}
