import { type HomeContent, LIMITS } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ContentPicturesDto } from '../../common/forms/content-pictures.dto';
import { PictureSlot } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ApiPictureSlots, BilingualAltImageDto } from '../../common/openapi/image.dto';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { Text } from '../../common/validation/text';
import { ApiOrNull } from '../../common/openapi/or-null';
import { BilingualAnswers, OptionalTexts } from '../base/texts.dto';

const LONG = { max: LIMITS.longText, multiline: true };
const TEXTS = {
  mainText: { max: LIMITS.shortText, multiline: true },
  heroDescription: LONG,
  aboutDescription: LONG,
};

/** The hero's pictures in the form, by their slots in the document. */
export const HERO_PICTURES = {
  hero: 'heroImage',
  heroNoon: 'heroNoonImage',
  heroDusk: 'heroDuskImage',
} as const;
type HeroPicture = (typeof HERO_PICTURES)[keyof typeof HERO_PICTURES];

type HeroPictures = Partial<
  Record<HeroPicture, PicturePart | ''> &
    Record<`${HeroPicture}Alt` | `${HeroPicture}ArAlt`, string> &
    Record<`${HeroPicture}Focus`, FocusChange>
>;

class HeroSlotsDto {}

for (const name of Object.values(HERO_PICTURES)) {
  const alt = Text({ max: LIMITS.alt, optional: true });
  PictureSlot()(HeroSlotsDto.prototype, name);
  alt(HeroSlotsDto.prototype, `${name}Alt`);
  alt(HeroSlotsDto.prototype, `${name}ArAlt`);
  FocusField()(HeroSlotsDto.prototype, `${name}Focus`);
}

const HeroPicturesDto: Type<HeroPictures> = HeroSlotsDto;

/** POST /content/home (spec §7): absent fields stay unchanged. */
export class SaveHomeContentDto
  extends IntersectionType(OptionalTexts(TEXTS), HeroPicturesDto, ContentPicturesDto)
  implements Partial<Omit<HomeContent, HeroPicture | 'aboutImages'>> {}

export class HomeContentDto extends BilingualAnswers(TEXTS) implements HomeContent {
  @ApiProperty({ type: BilingualAltImageDto, description: 'With an empty url while there is none' })
  heroImage: BilingualAltImageDto;

  @ApiOrNull(BilingualAltImageDto, 'Shown from noon on')
  heroNoonImage: BilingualAltImageDto | null;

  @ApiOrNull(BilingualAltImageDto, 'Shown from dusk on')
  heroDuskImage: BilingualAltImageDto | null;

  @ApiPictureSlots()
  aboutImages: (BilingualAltImageDto | null)[];
}
