import { LIMITS, type LoginRequest, type LoginResult } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { BooleanField } from '../../common/validation/fields';
import { CleanValue, Text } from '../../common/validation/text';
import { EnteredPassword } from './password-fields';

/** POST /admin/login (spec §5). */
export class LoginDto implements LoginRequest {
  @CleanValue()
  @Text({ label: { en: 'Email', ar: 'البريد الإلكتروني' }, max: LIMITS.email })
  email: string;

  @EnteredPassword()
  password: string;

  @BooleanField({ en: 'Remember me', ar: 'تذكرني' }, { optional: true })
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
