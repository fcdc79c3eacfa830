import { type EntityTexts, LIMITS, type Value } from '@manjara/contracts';
import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { PictureField } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { IdDto } from '../../common/openapi/id';
import { FocusDto } from '../../common/openapi/image.dto';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { PICTURE_TEXTS } from '../base/entity.dto';
import { BilingualAnswers, BilingualTexts } from '../base/texts.dto';

const TEXTS = {
  value: { max: LIMITS.shortText },
  ...PICTURE_TEXTS,
};

class ValuePictureDto {
  @FocusField()
  focus?: FocusChange;

  @PictureField()
  valueImage: PicturePart;
}

/** POST /content/values: everything is required (spec §5). */
export class CreateValueDto
  extends IntersectionType(BilingualTexts(TEXTS), ValuePictureDto)
  implements EntityTexts<Value> {}

/** PUT /content/values/{id}: absent fields stay unchanged. */
export class UpdateValueDto extends PartialType(CreateValueDto) {}

export class ValueDto extends IntersectionType(IdDto, BilingualAnswers(TEXTS)) implements Value {
  @ApiProperty({ description: 'The address of the picture' })
  image: string;

  @ApiProperty({ type: FocusDto, required: false, description: 'Of the picture' })
  focus?: FocusDto;
}
