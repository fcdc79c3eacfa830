import {
  LIMITS,
  PROGRESS,
  type Progress,
  type ReadState,
  type SubmissionChange,
} from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { IdDto } from '../../common/openapi/id';
import { BooleanField } from '../../common/validation/fields';
import { OneOf } from '../../common/validation/query-fields';
import { Text } from '../../common/validation/text';
import { BulkDto, SUBMISSION_CHANGES } from './bulk.dto';
import { TextAnswers } from './texts.dto';

/** PUT /messages/read-message/{id} and /jobs/read-job/{id} */
export class ReadStateDto implements ReadState {
  @BooleanField()
  @ApiProperty()
  isRead: boolean;

  @BooleanField({ optional: true })
  @ApiPropertyOptional({ description: 'Whether it was answered now, or not at all' })
  replied?: boolean;
}

/** PUT /messages/{id} and /jobs/{id} */
export class SubmissionChangeDto implements SubmissionChange {
  @BooleanField({ optional: true })
  @ApiPropertyOptional({ description: 'False makes the progress new' })
  isRead?: boolean;

  @BooleanField({ optional: true })
  @ApiPropertyOptional({ description: 'Whether it was answered now, or not at all' })
  replied?: boolean;

  @OneOf(PROGRESS)
  @ApiPropertyOptional({ description: 'Any but new marks it read' })
  progress?: Progress;

  @Text({ max: LIMITS.note, multiline: true, optional: true })
  note?: string;

  @BooleanField({ optional: true })
  @ApiPropertyOptional({ description: 'Moves it to the spam folder, or back' })
  spam?: boolean;
}

/** POST /messages/bulk and /jobs/bulk */
export class BulkSubmissionsDto extends IntersectionType(
  BulkDto,
  PickType(SubmissionChangeDto, ['isRead', 'progress', 'spam']),
) {
  static readonly changes = SUBMISSION_CHANGES;
}

/** An answered submission of a form. */
export class SubmissionDto extends IntersectionType(
  IdDto,
  TextAnswers('name', 'email', 'message'),
) {
  @ApiProperty()
  isRead: boolean;

  @ApiProperty({ enum: PROGRESS })
  progress: Progress;

  @ApiPropertyOptional({ format: 'date-time', description: 'Absent until it was answered' })
  repliedAt?: string;

  @ApiPropertyOptional({ description: 'For the owner only; absent if there is none' })
  note?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'In the spam folder only' })
  spamAt?: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
