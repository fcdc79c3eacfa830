import { type EntityTexts, LIMITS, type Value } from '@manjara/contracts';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { PictureField } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { ApiId } from '../../common/openapi/id';
import { FocusDto } from '../../common/openapi/image.dto';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';

const [VALUE, AR_VALUE] = bilingualLabels('Value', 'القيمة');
const [ALT, AR_ALT] = bilingualLabels('Picture description', 'وصف الصورة');

/** POST /content/values: everything is required (spec §5). */
export class CreateValueDto implements EntityTexts<Value> {
  @Text({ label: VALUE, max: LIMITS.shortText })
  value: string;

  @Text({ label: AR_VALUE, max: LIMITS.shortText })
  arValue: string;

  @Text({ label: ALT, max: LIMITS.alt })
  alt: string;

  @Text({ label: AR_ALT, max: LIMITS.alt })
  arAlt: string;

  @FocusField()
  focus?: FocusChange;

  @PictureField({ en: 'Picture', ar: 'الصورة' })
  valueImage: PicturePart;
}

/** PUT /content/values/{id}: what is absent stays as it is; what is there is held to the same rules. */
export class UpdateValueDto extends PartialType(CreateValueDto) {}

export class ValueDto implements Value {
  @ApiId()
  _id: string;

  @ApiProperty({ description: 'The address of the picture' })
  image: string;

  @ApiProperty({ type: FocusDto, required: false, description: 'Of the picture' })
  focus?: FocusDto;

  @ApiProperty()
  alt: string;

  @ApiProperty()
  arAlt: string;

  @ApiProperty()
  value: string;

  @ApiProperty()
  arValue: string;
}
