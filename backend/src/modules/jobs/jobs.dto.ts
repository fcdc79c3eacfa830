import {
  findCategory,
  type JobApplication,
  LIMITS,
  type NewJobApplication,
  PRODUCT_CATEGORIES,
} from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNotEmpty } from 'class-validator';
import { DocumentField } from '../../common/forms/file-fields';
import { Honeypot } from '../../common/forms/honeypot';
import type { UploadedFile } from '../../common/forms/uploaded-file';
import { withMessage } from '../../common/validation/field-rule';
import { normalizeText, Text } from '../../common/validation/text';
import { SubmissionDto } from '../base/submission.dto';

const JOBS = PRODUCT_CATEGORIES.map(({ en }) => en);
const JOBS_IN_ARABIC = PRODUCT_CATEGORIES.map(({ ar }) => ar);

const UNKNOWN_JOB = {
  en: `The job must be one of: ${JOBS.join(', ')}.`,
  ar: `يجب أن تكون الوظيفة إحدى الآتي: ${JOBS_IN_ARABIC.join('، ')}.`,
};

/** Becomes the English label, whichever of the two was sent. */
const toJob = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const label = normalizeText(value);
  return findCategory(PRODUCT_CATEGORIES, label)?.en ?? label;
};

/** One of the eight product categories (spec §5), by its label in either language. */
const JobField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => toJob(value)),
    IsNotEmpty(),
    IsIn(JOBS, withMessage(UNKNOWN_JOB)),
    ApiProperty({ enum: [...JOBS, ...JOBS_IN_ARABIC] }),
  );

/** POST /jobs: the join form (spec §5, §7). */
export class CreateJobDto implements NewJobApplication {
  @Text({ max: LIMITS.name })
  name: string;

  /** Any text: the specification asks for no format here. */
  @Text({ max: LIMITS.email })
  email: string;

  @JobField()
  job: string;

  @Text({ max: LIMITS.message, multiline: true })
  message: string;

  @DocumentField()
  cv: UploadedFile;

  @Honeypot()
  website?: unknown;
}

export class JobApplicationDto extends SubmissionDto implements JobApplication {
  @ApiProperty({ enum: JOBS })
  job: string;

  @ApiProperty({ description: 'Opens the CV without a sign-in, for ten minutes' })
  cv: string;
}
