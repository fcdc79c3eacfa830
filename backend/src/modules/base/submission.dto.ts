import type { ReadState } from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IdDto } from '../../common/openapi/id';
import { BooleanField } from '../../common/validation/fields';

/** PUT /messages/read-message/{id} and /jobs/read-job/{id} */
export class ReadStateDto implements ReadState {
  @BooleanField()
  @ApiProperty()
  isRead: boolean;

  @BooleanField({ optional: true })
  @ApiPropertyOptional({ description: 'Whether it was answered now, or not at all' })
  replied?: boolean;
}

/** An answered submission of a form. */
export class SubmissionDto extends IdDto {
  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  message: string;

  @ApiProperty()
  isRead: boolean;

  @ApiPropertyOptional({ format: 'date-time', description: 'Absent until it was answered' })
  repliedAt?: string;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}
