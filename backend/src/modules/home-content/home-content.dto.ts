import { type HomeContent, LIMITS } from '@manjara/contracts';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ContentPicturesDto } from '../../common/forms/content-pictures.dto';
import { PictureSlot } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { BilingualAltImageDto } from '../../common/openapi/image.dto';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';

const [MAIN_TEXT, AR_MAIN_TEXT] = bilingualLabels('Main text', 'النص الرئيسي');
const [HERO_TEXT, AR_HERO_TEXT] = bilingualLabels('Hero description', 'وصف أعلى الصفحة');
const [ABOUT_TEXT, AR_ABOUT_TEXT] = bilingualLabels('About description', 'وصف قسم «من نحن»');
const HERO_IMAGE = { en: 'Hero picture', ar: 'صورة أعلى الصفحة' };
const HERO_FOCUS = { en: 'Focal point of the hero picture', ar: 'نقطة تركيز صورة أعلى الصفحة' };
const [HERO_ALT, AR_HERO_ALT] = bilingualLabels('Hero picture description', 'وصف صورة أعلى الصفحة');

/** POST /content/home (spec §7): what is absent stays. */
export class SaveHomeContentDto
  extends ContentPicturesDto
  implements Partial<Omit<HomeContent, 'heroImage' | 'aboutImages'>>
{
  @Text({ label: MAIN_TEXT, max: LIMITS.shortText, multiline: true, optional: true })
  mainText?: string;

  @Text({ label: AR_MAIN_TEXT, max: LIMITS.shortText, multiline: true, optional: true })
  arMainText?: string;

  @Text({ label: HERO_TEXT, max: LIMITS.longText, multiline: true, optional: true })
  heroDescription?: string;

  @Text({ label: AR_HERO_TEXT, max: LIMITS.longText, multiline: true, optional: true })
  arHeroDescription?: string;

  @Text({ label: ABOUT_TEXT, max: LIMITS.longText, multiline: true, optional: true })
  aboutDescription?: string;

  @Text({ label: AR_ABOUT_TEXT, max: LIMITS.longText, multiline: true, optional: true })
  arAboutDescription?: string;

  @PictureSlot(HERO_IMAGE)
  heroImage?: PicturePart | '';

  @Text({ label: HERO_ALT, max: LIMITS.alt, optional: true })
  heroImageAlt?: string;

  @Text({ label: AR_HERO_ALT, max: LIMITS.alt, optional: true })
  heroImageArAlt?: string;

  @FocusField(HERO_FOCUS)
  heroImageFocus?: FocusChange;
}

export class HomeContentDto implements HomeContent {
  @ApiProperty({ type: BilingualAltImageDto, description: 'With an empty url while there is none' })
  heroImage: BilingualAltImageDto;

  @ApiProperty()
  mainText: string;

  @ApiProperty()
  arMainText: string;

  @ApiProperty()
  heroDescription: string;

  @ApiProperty()
  arHeroDescription: string;

  @ApiProperty()
  aboutDescription: string;

  @ApiProperty()
  arAboutDescription: string;

  @ApiProperty({
    type: 'array',
    items: { oneOf: [{ $ref: getSchemaPath(BilingualAltImageDto) }, { type: 'null' }] },
    minItems: LIMITS.contentImages,
    maxItems: LIMITS.contentImages,
    description: 'Four slots; an empty one is null',
  })
  aboutImages: (BilingualAltImageDto | null)[];
}
