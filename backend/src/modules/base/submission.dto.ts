import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IdDto } from '../../common/openapi/id';

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
