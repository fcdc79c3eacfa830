import { type AboutContent, LIMITS } from '@manjara/contracts';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ContentPicturesDto } from '../../common/forms/content-pictures.dto';
import { BilingualAltImageDto } from '../../common/openapi/image.dto';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';

const [MAIN_TEXT, AR_MAIN_TEXT] = bilingualLabels('Main text', 'النص الرئيسي');

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
