import { type HomeContent, LIMITS } from '@manjara/contracts';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { ContentPicturesDto } from '../../common/forms/content-pictures.dto';
import { PictureSlot } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ApiPictureSlots, BilingualAltImageDto } from '../../common/openapi/image.dto';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { Text } from '../../common/validation/text';
import { BilingualAnswers, OptionalTexts } from '../base/texts.dto';

const LONG = { max: LIMITS.longText, multiline: true };
const TEXTS = {
  mainText: { max: LIMITS.shortText, multiline: true },
  heroDescription: LONG,
  aboutDescription: LONG,
};

class HeroPictureDto {
  @PictureSlot()
  heroImage?: PicturePart | '';

  @Text({ max: LIMITS.alt, optional: true })
  heroImageAlt?: string;

  @Text({ max: LIMITS.alt, optional: true })
  heroImageArAlt?: string;

  @FocusField()
  heroImageFocus?: FocusChange;
}

/** POST /content/home (spec §7): absent fields stay unchanged. */
export class SaveHomeContentDto
  extends IntersectionType(OptionalTexts(TEXTS), HeroPictureDto, ContentPicturesDto)
  implements Partial<Omit<HomeContent, 'heroImage' | 'aboutImages'>> {}

export class HomeContentDto extends BilingualAnswers(TEXTS) implements HomeContent {
  @ApiProperty({ type: BilingualAltImageDto, description: 'With an empty url while there is none' })
  heroImage: BilingualAltImageDto;

  @ApiPictureSlots()
  aboutImages: (BilingualAltImageDto | null)[];
}
