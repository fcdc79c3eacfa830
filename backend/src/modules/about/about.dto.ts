import { type AboutContent, LIMITS } from '@manjara/contracts';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import {
  CONTENT_PICTURE_FIELDS,
  ContentPicturesDto,
} from '../../common/forms/content-pictures.dto';
import type { FormSpec } from '../../common/forms/read-form';
import { BilingualAltImageDto } from '../../common/openapi/image.dto';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';

const [MAIN_TEXT, AR_MAIN_TEXT] = bilingualLabels('Main text', 'النص الرئيسي');

/** What of the form below is read as files (spec §7). */
export const ABOUT_FORM: FormSpec = { files: CONTENT_PICTURE_FIELDS };

/** POST /content/about (spec §7): what is absent stays. */
export class SaveAboutDto
  extends ContentPicturesDto
  implements Partial<Omit<AboutContent, 'images'>>
{
  @Text({ label: MAIN_TEXT, max: LIMITS.shortText, multiline: true, optional: true })
  mainText?: string;

  @Text({ label: AR_MAIN_TEXT, max: LIMITS.shortText, multiline: true, optional: true })
  arMainText?: string;
}

export class AboutContentDto implements AboutContent {
  @ApiProperty()
  mainText: string;

  @ApiProperty()
  arMainText: string;

  @ApiProperty({
    type: 'array',
    items: { oneOf: [{ $ref: getSchemaPath(BilingualAltImageDto) }, { type: 'null' }] },
    minItems: LIMITS.contentImages,
    maxItems: LIMITS.contentImages,
    description: 'Four slots; an empty one is null',
  })
  images: (BilingualAltImageDto | null)[];
}
