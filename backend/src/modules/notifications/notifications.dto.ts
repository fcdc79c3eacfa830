import {
  type Language,
  LANGUAGES,
  type NotificationChoice,
  type NotificationStatus,
  type PushDevice,
} from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { CustomRule, oneOf, withMessage } from '../../common/validation/field-rule';
import { BooleanField } from '../../common/validation/fields';
import { Text } from '../../common/validation/text';
import { isPushEndpoint } from '../push/push-endpoint';

const ENDPOINT_MAX = 1_000;
/** An uncompressed point of P-256: 65 bytes, of which the first is 4. */
const PUBLIC_KEY = /^B[\w-]{86}$/;
/** 16 bytes. */
const AUTH_SECRET = /^[\w-]{22}$/;

const NOT_OF_A_BROWSER = {
  en: 'The address is not of a push service of a browser.',
  ar: 'العنوان ليس لخدمة تنبيهات في متصفح.',
};
const NOT_A_KEY = withMessage({
  en: 'The key is not of a push subscription.',
  ar: 'المفتاح ليس لاشتراك في التنبيهات.',
});

/** PUT /admin/notifications */
export class NotificationChoiceDto implements NotificationChoice {
  @ApiProperty({ description: 'Whether each submission is mailed to the admin' })
  @BooleanField()
  mail: boolean;
}

/** PUT /admin/notifications/device */
export class PushDeviceDto implements PushDevice {
  @CustomRule('isPushEndpoint', (value) => isPushEndpoint(String(value)), {
    message: NOT_OF_A_BROWSER,
  })
  @ApiProperty({ pattern: '^https://', example: 'https://push.example.com/v1/0123456789abcdef' })
  @Text({ max: ENDPOINT_MAX })
  endpoint: string;

  @Matches(PUBLIC_KEY, NOT_A_KEY)
  @ApiProperty({ pattern: PUBLIC_KEY.source, example: `B${'A'.repeat(86)}` })
  @Text({ max: 87 })
  p256dh: string;

  @Matches(AUTH_SECRET, NOT_A_KEY)
  @ApiProperty({ pattern: AUTH_SECRET.source, example: 'A'.repeat(22) })
  @Text({ max: 22 })
  auth: string;

  @IsIn(LANGUAGES, oneOf(LANGUAGES))
  @ApiProperty({ enum: LANGUAGES })
  @Text({ max: 2 })
  language: Language;
}

class MailStatusDto {
  @ApiProperty({ description: 'Whether the site can send mail' })
  isConfigured: boolean;

  @ApiProperty()
  isOn: boolean;

  @ApiProperty({ description: 'Whether the last mail was lost' })
  hasFailed: boolean;
}

class PushStatusDto {
  @ApiProperty({ description: 'The `applicationServerKey` of a subscription' })
  publicKey: string;

  @ApiProperty({ description: 'Whether it is on for the device of this session' })
  isOnHere: boolean;

  @ApiProperty({ type: 'integer', description: 'Devices of the admin, this one included' })
  devices: number;

  @ApiProperty({ description: 'Whether the last notification reached none of them' })
  hasFailed: boolean;
}

export class NotificationStatusDto implements NotificationStatus {
  @ApiProperty({ description: 'Whether news reaches the admin, as far as the last attempts show' })
  isTold: boolean;

  @ApiProperty({ type: MailStatusDto })
  mail: MailStatusDto;

  @ApiProperty({ type: PushStatusDto })
  push: PushStatusDto;
}
