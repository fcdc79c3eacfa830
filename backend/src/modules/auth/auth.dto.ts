import { LIMITS, type LoginRequest, type LoginResult } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Checked, invalid } from '../../common/validation/check';
import { Text } from '../../common/validation/text';
import { EnteredPassword } from './password-fields';

/** POST /admin/login (spec §5). */
export class LoginDto implements LoginRequest {
  @Text({ label: { en: 'Email', ar: 'البريد الإلكتروني' }, max: LIMITS.email })
  email: string;

  @EnteredPassword()
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
