import { TRASH_KINDS, type TrashItem, type TrashKind } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { ApiId } from '../../common/openapi/id';
import { ImageDto } from '../../common/openapi/image.dto';

export class TrashItemDto implements TrashItem {
  @ApiProperty({ enum: TRASH_KINDS })
  kind: TrashKind;

  @ApiId()
  _id: string;

  @ApiProperty({ description: "Of a draft it may be ''" })
  name: string;

  @ApiProperty({ required: false, description: 'Absent where the name has one language' })
  arName?: string;

  @ApiProperty({ type: ImageDto, required: false })
  image?: ImageDto;

  @ApiProperty({ format: 'date-time' })
  deletedAt: string;

  @ApiProperty({ type: String, nullable: true, description: "The admin's email address" })
  deletedBy: string | null;
}
