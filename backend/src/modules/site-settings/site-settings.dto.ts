import { LIMITS, type SiteSettings, type SocialNetwork, socialUrl } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  BooleanField,
  OptionalDigitsField,
  OptionalEmailField,
  OptionalUrlField,
  PhoneField,
} from '../../common/validation/fields';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';
import { TextAnswers } from '../base/texts.dto';

const [ADDRESS, AR_ADDRESS] = bilingualLabels('Address', 'العنوان');
const [HOURS, AR_HOURS] = bilingualLabels('Opening hours', 'أوقات العمل');
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

  @PhoneField({ optional: true, label: { en: 'WhatsApp', ar: 'واتساب' } })
  whatsapp?: string;

  @OptionalEmailField()
  email?: string;

  @Text({ label: ADDRESS, ...LINE })
  address?: string;

  @Text({ label: AR_ADDRESS, ...LINE })
  arAddress?: string;

  @Text({ label: HOURS, ...LINE })
  openingHours?: string;

  @Text({ label: AR_HOURS, ...LINE })
  arOpeningHours?: string;

  @OptionalUrlField({ en: 'Map link', ar: 'رابط الخريطة' })
  map?: string;

  @ToSocialUrl('x')
  @OptionalUrlField({ en: 'X', ar: 'إكس' })
  x?: string;

  @ToSocialUrl('instagram')
  @OptionalUrlField({ en: 'Instagram', ar: 'إنستغرام' })
  instagram?: string;

  @ToSocialUrl('linkedin')
  @OptionalUrlField({ en: 'LinkedIn', ar: 'لينكدإن' })
  linkedin?: string;

  @OptionalDigitsField(
    { en: 'Commercial registration', ar: 'رقم السجل التجاري' },
    LIMITS.commercialRegistration,
  )
  commercialRegistration?: string;

  @OptionalDigitsField({ en: 'VAT number', ar: 'الرقم الضريبي' }, LIMITS.vatNumber)
  vatNumber?: string;

  @ApiProperty({ required: false })
  @BooleanField({ en: 'Count visits', ar: 'إحصاء الزيارات' }, { optional: true })
  countVisits?: boolean;
}

export class SiteSettingsDto
  extends TextAnswers(
    'phone',
    'whatsapp',
    'email',
    'address',
    'arAddress',
    'openingHours',
    'arOpeningHours',
    'map',
    'x',
    'instagram',
    'linkedin',
    'commercialRegistration',
    'vatNumber',
  )
  implements SiteSettings
{
  @ApiProperty()
  countVisits: boolean;
}
