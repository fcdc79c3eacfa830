import {
  type OlderRecords,
  type SubmissionKind,
  type Retention,
  RETENTION_MONTHS,
  type RetentionChange,
  type RetentionMonths,
} from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Bilingual } from '../../../common/errors/api-error';
import { arabicNumber } from '../../../common/text/arabic-number';
import { IsOptionalNotNull, withMessage } from '../../../common/validation/field-rule';

const MONTHS = { type: 'integer', enum: [...RETENTION_MONTHS] } as const;
const CHOICES = RETENTION_MONTHS.filter((months) => months > 0);

const UNKNOWN_MONTHS: Bilingual = {
  en: `${CHOICES.join(', ')} months, or 0 for ever.`,
  ar: `${CHOICES.map(arabicNumber).join('، ')} شهرًا، أو ٠ للاحتفاظ دائمًا.`,
};

const MonthsField = (): PropertyDecorator =>
  applyDecorators(
    IsOptionalNotNull(),
    IsIn([...RETENTION_MONTHS], withMessage(UNKNOWN_MONTHS)),
    ApiProperty({ ...MONTHS, required: false }),
  );

/** PUT /personal-data/retention; absent fields stay unchanged. */
export class RetentionChangeDto implements RetentionChange {
  @MonthsField()
  messages?: RetentionMonths;

  @MonthsField()
  jobs?: RetentionMonths;
}

class OlderRecordsDto implements OlderRecords {
  @ApiProperty(MONTHS)
  months: RetentionMonths;

  @ApiProperty({ description: 'How many are older now' })
  count: number;
}

class OlderDto implements Record<SubmissionKind, OlderRecordsDto[]> {
  @ApiProperty({ type: [OlderRecordsDto] })
  messages: OlderRecordsDto[];

  @ApiProperty({ type: [OlderRecordsDto] })
  jobs: OlderRecordsDto[];
}

/** GET /personal-data/retention */
export class RetentionDto implements Retention {
  @ApiProperty({ ...MONTHS, description: '0: kept for ever' })
  messages: RetentionMonths;

  @ApiProperty({ ...MONTHS, description: '0: kept for ever' })
  jobs: RetentionMonths;

  @ApiProperty()
  older: OlderDto;
}
