import type { Statistics, Viewed } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IsOptionalNotNull } from '../../common/validation/field-rule';
import { BooleanField } from '../../common/validation/fields';
import { OBJECT_ID } from '../../common/validation/object-id.pipe';
import { TextAnswers } from '../base/texts.dto';

/** POST /statistics */
export class ViewedDto implements Viewed {
  /** Whether a visit begins with it. */
  @ApiProperty({ required: false })
  @BooleanField({ optional: true })
  visit?: boolean;

  /** The id of the project that is looked at. */
  @IsOptionalNotNull()
  @Matches(OBJECT_ID)
  @ApiProperty({ required: false, pattern: OBJECT_ID.source, example: '0123456789abcdef01234567' })
  project?: string;
}

class VisitsOfDayDto {
  @ApiProperty({ description: 'In Jeddah, as YYYY-MM-DD' })
  day: string;

  @ApiProperty({ type: 'integer' })
  visits: number;
}

class ViewsOfProjectDto extends TextAnswers('_id', 'name', 'arName') {
  @ApiProperty({ type: 'integer' })
  views: number;
}

class DiskDto {
  @ApiProperty({ type: 'integer', description: 'Bytes' })
  free: number;

  @ApiProperty({ type: 'integer', description: 'Bytes' })
  total: number;

  @ApiProperty({ description: 'Below 10 %, and below 1 GB' })
  isLow: boolean;
}

export class StatisticsDto implements Statistics {
  @ApiProperty({ type: [VisitsOfDayDto], description: 'The last 30 days, the oldest first' })
  days: VisitsOfDayDto[];

  @ApiProperty({ type: [ViewsOfProjectDto], description: 'At most ten, the most viewed first' })
  projects: ViewsOfProjectDto[];

  @ApiProperty({
    type: DiskDto,
    required: false,
    description: 'Of the database, where it is known',
  })
  disk?: DiskDto;
}
