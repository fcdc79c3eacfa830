import type { PasswordReset, PasswordResetRequest, Sentence } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Checked, invalid, MISSING } from '../../common/validation/check';
import { EmailField } from '../../common/validation/email';
import { NewPassword } from './password-fields';

/** Characters; a token of ours has 43. */
const TOKEN_MAX = 100;

/** POST /admin/forgot-password */
export class ForgotPasswordDto implements PasswordResetRequest {
  @EmailField()
  email: string;
}

/** POST /admin/reset-password */
export class ResetPasswordDto implements PasswordReset {
  @Checked({ en: 'Link', ar: 'الرابط' }, (value) => {
    if (value === undefined || value === '') return MISSING;
    return typeof value === 'string' && value.length <= TOKEN_MAX
      ? undefined
      : invalid('This is not the link of a mail.', 'هذا ليس الرابط الوارد في الرسالة.');
  })
  @ApiProperty({
    minLength: 1,
    maxLength: TOKEN_MAX,
    description: 'What follows `#token=` in the link',
  })
  token: string;

  @NewPassword()
  password: string;
}

export class SentenceDto implements Sentence {
  @ApiProperty({ description: 'One sentence for a person, in the language of Accept-Language' })
  message: string;
}
