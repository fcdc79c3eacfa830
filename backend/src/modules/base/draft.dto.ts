import { type Status, STATUSES } from '@manjara/contracts';
import {
  ApiProperty,
  ApiPropertyOptional,
  IntersectionType,
  PartialType,
  PickType,
} from '@nestjs/swagger';
import { BilingualAltImageDto, ImageDto } from '../../common/openapi/image.dto';

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
