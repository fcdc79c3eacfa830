import { DRAFT_KINDS, type ScheduledItem } from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ApiId } from '../../common/openapi/id';
import { ImageDto } from '../../common/openapi/image.dto';

export class ScheduledItemDto implements ScheduledItem {
  @ApiProperty({ enum: DRAFT_KINDS })
  kind: ScheduledItem['kind'];

  @ApiId()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiPropertyOptional({ description: 'Absent where the name has one language' })
  arName?: string;

  @ApiPropertyOptional({ type: ImageDto })
  image?: ImageDto;

  @ApiProperty({ format: 'date-time' })
  publishAt: string;

  @ApiPropertyOptional({
    type: [String],
    description: 'The fields that kept it from being published then; absent: it still waits',
  })
  publishFaults?: string[];
}
