import { LIMITS, type Partner } from '@manjara/contracts';
import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { PictureField } from '../../common/forms/file-fields';
import type { PicturePart } from '../../common/forms/uploaded-file';
import { AltImageDto } from '../../common/openapi/image.dto';
import { Text } from '../../common/validation/text';
import { BulkDto } from '../base/bulk.dto';
import { DraftStateDto, PublishedStateDto, StatusDto } from '../base/entity.dto';

class LogoDto {
  @Text({ max: LIMITS.alt })
  alt: string;

  @PictureField()
  image: PicturePart;
}

/** POST /partners: both are required (spec §5), also of a draft. */
export class CreatePartnerDto extends IntersectionType(LogoDto, StatusDto) {}

/** PUT /partners/{id}: absent fields stay unchanged. */
export class UpdatePartnerDto extends PartialType(CreatePartnerDto) {}

/** POST /partners/bulk */
export class BulkPartnersDto extends IntersectionType(BulkDto, StatusDto) {}

export class PartnerDto extends PublishedStateDto implements Partner {
  @ApiProperty({ type: AltImageDto })
  image: AltImageDto;
}

export class PartnerDraftDto extends IntersectionType(PartnerDto, DraftStateDto) {}
