import { type AboutContent, LIMITS } from '@manjara/contracts';
import { IntersectionType } from '@nestjs/swagger';
import {
  CONTENT_PICTURE_FIELDS,
  ContentPicturesDto,
} from '../../common/forms/content-pictures.dto';
import type { FormSpec } from '../../common/forms/read-form';
import { ApiPictureSlots, BilingualAltImageDto } from '../../common/openapi/image.dto';
import { BilingualAnswers, OptionalTexts } from '../base/texts.dto';

const TEXTS = {
  mainText: { en: 'Main text', ar: 'النص الرئيسي', max: LIMITS.shortText, multiline: true },
};

/** The file fields of the form below (spec §7). */
export const ABOUT_FORM: FormSpec = { files: CONTENT_PICTURE_FIELDS };

/** POST /content/about (spec §7): absent fields stay unchanged. */
export class SaveAboutDto
  extends IntersectionType(OptionalTexts(TEXTS), ContentPicturesDto)
  implements Partial<Omit<AboutContent, 'images'>> {}

export class AboutContentDto extends BilingualAnswers(TEXTS) implements AboutContent {
  @ApiPictureSlots()
  images: (BilingualAltImageDto | null)[];
}
