import { type LoginResult, LIMITS } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Checked, invalid, MISSING } from '../../common/validation/check';
import { Text } from '../../common/validation/text';

const PASSWORD = { en: 'Password', ar: 'كلمة المرور' };

/** POST /admin/login (spec §5). */
export class LoginDto {
  @Text({ label: { en: 'Email', ar: 'البريد الإلكتروني' }, max: LIMITS.email })
  email: string;

  // As typed: a password is not tidied.
  @Checked(PASSWORD, (value) => {
    if (value === undefined || value === '') return MISSING;
    return typeof value === 'string' && value.length <= LIMITS.password.max
      ? undefined
      : invalid(
          `A text of at most ${LIMITS.password.max} characters.`,
          `نص لا يتجاوز ${LIMITS.password.max} حرفًا.`,
        );
  })
  @ApiProperty({ format: 'password', maxLength: LIMITS.password.max })
  password: string;

  @Checked({ en: 'Remember me', ar: 'تذكرني' }, (value) =>
    value === undefined || typeof value === 'boolean'
      ? undefined
      : invalid('This must be true or false.', 'يجب أن تكون القيمة true أو false.'),
  )
  @ApiProperty({
    required: false,
    default: false,
    description: 'Whether the token lasts 30 days instead of 12 hours.',
  })
  remember?: boolean;
}

export class LoginResultDto implements LoginResult {
  @ApiProperty({ description: 'Sent as `Authorization: Bearer …` with every admin call.' })
  token: string;
}
