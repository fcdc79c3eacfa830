import { LIMITS, type Partner } from '@manjara/contracts';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { PictureField } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { IdDto } from '../../common/openapi/id';
import { AltImageDto } from '../../common/openapi/image.dto';
import { Text } from '../../common/validation/text';

/** POST /partners: both are required (spec §5). */
export class CreatePartnerDto {
  @Text({ max: LIMITS.alt })
  alt: string;

  @PictureField()
  image: PicturePart;
}

/** PUT /partners/{id}: absent fields stay unchanged. */
export class UpdatePartnerDto extends PartialType(CreatePartnerDto) {}

export class PartnerDto extends IdDto implements Partner {
  @ApiProperty({ type: AltImageDto })
  image: AltImageDto;
}
