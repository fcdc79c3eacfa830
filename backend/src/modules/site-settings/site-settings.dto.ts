import {
  LIMITS,
  NO_SITE_SETTINGS,
  type SiteSettings,
  type SocialNetwork,
  socialUrl,
} from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  BooleanField,
  EmailField,
  OptionalDigitsField,
  OptionalUrlField,
  PhoneField,
} from '../../common/validation/fields';
import { Text } from '../../common/validation/text';
import { TextAnswers } from '../base/texts.dto';

const { countVisits: _countVisits, ...TEXTS } = NO_SITE_SETTINGS;
const TEXT_FIELDS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const LINE = { max: LIMITS.shortText, optional: true } as const;

/** Accepts `@name` and addresses without `https://`. */
const ToSocialUrl = (network: SocialNetwork): PropertyDecorator =>
  Transform(({ value }): unknown =>
    typeof value === 'string' ? socialUrl(network, value) : value,
  );

/** POST /site-settings: an absent field stays as it is, a blank one is emptied and not shown. */
export class SaveSiteSettingsDto implements Partial<SiteSettings> {
  @PhoneField({ optional: true })
  phone?: string;

  @PhoneField({ optional: true })
  whatsapp?: string;

  @EmailField({ optional: true })
  email?: string;

  @Text(LINE)
  address?: string;

  @Text(LINE)
  arAddress?: string;

  @Text(LINE)
  openingHours?: string;

  @Text(LINE)
  arOpeningHours?: string;

  @OptionalUrlField()
  map?: string;

  @ToSocialUrl('x')
  @OptionalUrlField()
  x?: string;

  @ToSocialUrl('instagram')
  @OptionalUrlField()
  instagram?: string;

  @ToSocialUrl('linkedin')
  @OptionalUrlField()
  linkedin?: string;

  @OptionalDigitsField(LIMITS.commercialRegistration)
  commercialRegistration?: string;

  @OptionalDigitsField(LIMITS.vatNumber)
  vatNumber?: string;

  @ApiProperty({ required: false })
  @BooleanField({ optional: true })
  countVisits?: boolean;
}

export class SiteSettingsDto extends TextAnswers(...TEXT_FIELDS) implements SiteSettings {
  @ApiProperty()
  countVisits: boolean;
}
