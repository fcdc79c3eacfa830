import type { PasswordReset, PasswordResetRequest } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { EmailField } from '../../common/validation/fields';
import { about } from '../../common/validation/field-rule';
import { NewPassword } from './password-fields';

/** Characters; a token of ours has 43. */
const TOKEN_MAX = 100;

const LINK = { en: 'Link', ar: 'الرابط' };
const NO_LINK = {
  message: { en: 'This is not the link of a mail.', ar: 'هذا ليس الرابط الوارد في الرسالة.' },
};

const TokenField = (): PropertyDecorator =>
  applyDecorators(
    IsNotEmpty(about(LINK)),
    IsString(about(LINK, NO_LINK)),
    MaxLength(TOKEN_MAX, about(LINK, NO_LINK)),
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
