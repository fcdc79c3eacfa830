import { type Box, type EntityTexts, LIMITS } from '@manjara/contracts';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ApiId } from '../../common/openapi/id';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';

const [TITLE, AR_TITLE] = bilingualLabels('Title', 'العنوان');
const [TEXT, AR_TEXT] = bilingualLabels('Text', 'النص');

/** POST /content/boxes: all are required (spec §5). */
export class CreateBoxDto implements EntityTexts<Box> {
  @Text({ label: TITLE, max: LIMITS.name })
  boxTitle: string;

  @Text({ label: AR_TITLE, max: LIMITS.name })
  arBoxTitle: string;

  @Text({ label: TEXT, max: LIMITS.shortText, multiline: true })
  boxText: string;

  @Text({ label: AR_TEXT, max: LIMITS.shortText, multiline: true })
  arBoxText: string;
}

/** PUT /content/boxes/{id}: what is absent stays as it is; what is there is held to the same rules. */
export class UpdateBoxDto extends PartialType(CreateBoxDto, { skipNullProperties: false }) {}

export class BoxDto implements Box {
  @ApiId()
  _id: string;

  @ApiProperty()
  boxTitle: string;

  @ApiProperty()
  arBoxTitle: string;

  @ApiProperty()
  boxText: string;

  @ApiProperty()
  arBoxText: string;
}
