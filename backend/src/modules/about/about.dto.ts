import { type AboutContent, LIMITS } from '@manjara/contracts';
import { IntersectionType } from '@nestjs/swagger';
import { ContentPicturesDto } from '../../common/forms/content-pictures.dto';
import { ApiPictureSlots, BilingualAltImageDto } from '../../common/openapi/image.dto';
import { BilingualAnswers, OptionalTexts } from '../base/texts.dto';

const TEXTS = {
  mainText: { max: LIMITS.shortText, multiline: true },
};

/** POST /content/about (spec §7): absent fields stay unchanged. */
export class SaveAboutDto
  extends IntersectionType(OptionalTexts(TEXTS), ContentPicturesDto)
  implements Partial<Omit<AboutContent, 'images'>> {}

export class AboutContentDto extends BilingualAnswers(TEXTS) implements AboutContent {
  @ApiPictureSlots()
  images: (BilingualAltImageDto | null)[];
}
