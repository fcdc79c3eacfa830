import {
  LIMITS,
  NO_SITE_SETTINGS,
  SOCIAL_NETWORKS,
  type SiteSettings,
  type SocialNetwork,
  socialUrl,
} from '@manjara/contracts';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { PictureUrlSlot } from '../../common/forms/file-fields';
import type { PictureUrl } from '../../common/forms/uploaded-file';
import { ImageDto } from '../../common/openapi/image.dto';
import {
  BooleanField,
  EmailField,
  OptionalDigitsField,
  OptionalUrlField,
  PhoneField,
} from '../../common/validation/fields';
import { Text } from '../../common/validation/text';
import { ApiOrNull } from '../../common/openapi/or-null';
import { OptionalTexts, TextAnswers } from '../base/texts.dto';

const { countVisits: _countVisits, logo: _logo, ...TEXTS } = NO_SITE_SETTINGS;
const TEXT_FIELDS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];
const NAME = { max: LIMITS.companyName, optional: true } as const;
const TAGLINE = { max: LIMITS.tagline, optional: true } as const;
const LINE = { max: LIMITS.shortText, optional: true } as const;

/** Accepts `@name` and addresses without `https://`. */
const SocialField = (network: SocialNetwork): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }): unknown =>
      typeof value === 'string' ? socialUrl(network, value) : value,
    ),
    OptionalUrlField(),
  );

class SocialNetworks {}
for (const network of SOCIAL_NETWORKS) SocialField(network)(SocialNetworks.prototype, network);
const SocialNetworksDto = SocialNetworks as Type<Partial<Record<SocialNetwork, string>>>;

const SiteLinesDto = OptionalTexts({
  trade: LINE,
  production: LINE,
  delivery: LINE,
  promise: LINE,
  pieceTime: LINE,
  roomTime: LINE,
  spaceTime: LINE,
});

/** POST /site-settings: an absent field stays as it is, a blank one is emptied and not shown. */
export class SaveSiteSettingsDto
  extends IntersectionType(SocialNetworksDto, SiteLinesDto)
  implements Partial<Omit<SiteSettings, 'logo'>>
{
  @Text({ ...NAME, description: 'Of the company; blank: as in the built-in logo' })
  name?: string;

  @Text(NAME)
  arName?: string;

  @Text(TAGLINE)
  tagline?: string;

  @Text(TAGLINE)
  arTagline?: string;

  @PictureUrlSlot()
  logo?: PictureUrl | '';

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

  @ApiOrNull(ImageDto, 'Null: the built-in one')
  logo: ImageDto | null;
}
