import { LIMITS, type Status, STATUSES } from '@manjara/contracts';
import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import { PictureSlot } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { BilingualAltImageDto, ImageDto } from '../../common/openapi/image.dto';
import { type FocusChange, FocusField } from '../../common/validation/focus';
import { bilingualLabels } from '../../common/validation/labels';
import { StatusField } from '../../common/validation/status';
import { Text } from '../../common/validation/text';

const [NAME, AR_NAME] = bilingualLabels('Name', 'الاسم');
const [ALT, AR_ALT] = bilingualLabels('Picture description', 'وصف الصورة');

/** Form of a draft: all fields are optional, a blank text clears the field. */
export class SaveDraftDto {
  @Text({ label: NAME, max: LIMITS.name, optional: true })
  name?: string;

  @Text({ label: AR_NAME, max: LIMITS.name, optional: true })
  arName?: string;

  @Text({ label: ALT, max: LIMITS.alt, optional: true })
  alt?: string;

  @Text({ label: AR_ALT, max: LIMITS.alt, optional: true })
  arAlt?: string;

  @FocusField()
  focus?: FocusChange;

  @PictureSlot({ en: 'Picture', ar: 'الصورة' })
  image?: PicturePart | '';

  @StatusField()
  status?: Status;
}

/** Additional fields of authenticated responses. */
export class AdminFieldsDto {
  @ApiPropertyOptional({ enum: STATUSES, description: 'With a token only' })
  status?: Status;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'Of the last save; with a token only',
  })
  savedAt?: string;
}

/** Image of a draft: without `url` until a picture is added. */
export class DraftImageDto extends IntersectionType(
  PartialType(ImageDto),
  PickType(BilingualAltImageDto, ['alt', 'arAlt']),
) {}

/** Fields of every draft, without its texts. */
export class DraftDto {
  @ApiProperty({ enum: STATUSES })
  status: Status;

  @ApiProperty({ format: 'date-time', description: 'Of the last save' })
  savedAt: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'Absent: when it will be published' })
  createdAt?: string;

  @ApiProperty({ type: DraftImageDto })
  image: DraftImageDto;
}
