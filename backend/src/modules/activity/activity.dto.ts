import {
  ACTIVITY_ACTIONS,
  ACTIVITY_KINDS,
  type Activity,
  type ActivityAction,
  type ActivityKind,
} from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { PageQueryDto } from '../../common/http/page-query.dto';
import { ApiId } from '../../common/openapi/id';

/** Query of GET /activity. */
export class ActivityQueryDto extends PickType(PageQueryDto, ['page']) {}

export class ActivityDto implements Activity {
  @ApiId()
  _id: string;

  @ApiProperty({ format: 'date-time' })
  at: string;

  @ApiProperty({ type: String, nullable: true, description: "The admin's email address" })
  by: string | null;

  @ApiProperty({ enum: ACTIVITY_ACTIONS })
  action: ActivityAction;

  @ApiPropertyOptional({
    enum: ACTIVITY_KINDS,
    description: 'The address of the list or section; absent for sign-ins',
  })
  kind?: ActivityKind;

  @ApiPropertyOptional({ description: 'Absent for sections and sign-ins' })
  id?: string;

  @ApiPropertyOptional({ description: 'As it was then; never of messages and applications' })
  name?: string;

  @ApiPropertyOptional({ description: 'Absent where the name has one language' })
  arName?: string;

  @ApiProperty({ type: [String], description: 'The changed fields, as the item is answered' })
  fields: string[];
}
