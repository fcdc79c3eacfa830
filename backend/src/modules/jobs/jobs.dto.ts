import { type JobApplication, LIMITS, type NewJobApplication } from '@manjara/contracts';
import { ApiProperty } from '@nestjs/swagger';
import { DocumentField } from '../../common/forms/file-fields';
import { Honeypot } from '../../common/forms/honeypot';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { PhoneField } from '../../common/validation/fields';
import { Text } from '../../common/validation/text';
import { SubmissionDto } from '../base/submission.dto';

/** POST /jobs: the join form (spec §5, §7). */
export class CreateJobDto implements NewJobApplication {
  @Text({ max: LIMITS.name })
  name: string;

  /** Any text: the specification asks for no format here. */
  @Text({ max: LIMITS.email })
  email: string;

  @PhoneField({ optional: true })
  phone?: string;

  @Text({ max: LIMITS.name, description: 'A production line, by its label in either language' })
  job: string;

  @Text({ max: LIMITS.message, multiline: true })
  message: string;

  @DocumentField()
  cv: UploadedFile;

  @Honeypot()
  website?: unknown;
}

export class JobApplicationDto extends SubmissionDto implements JobApplication {
  @ApiProperty({ required: false, description: 'Absent where none was given' })
  phone?: string;

  @ApiProperty({ description: 'The English label of a production line when it was sent' })
  job: string;

  @ApiProperty({ description: 'Its Arabic label' })
  arJob: string;

  @ApiProperty({ description: 'Opens the CV without a sign-in, for ten minutes' })
  cv: string;
}
