import {
  type OlderRecords,
  type Received,
  type Retention,
  RETENTION_MONTHS,
  type RetentionChange,
  type RetentionMonths,
} from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Bilingual } from '../../../common/errors/api-error';
import { Checked, invalid } from '../../../common/validation/check';

const MONTHS = { type: 'integer', enum: [...RETENTION_MONTHS] } as const;
const CHOICES = RETENTION_MONTHS.filter((months) => months > 0);

/** A number of months that can be chosen. */
const MonthsField = (label: Bilingual): PropertyDecorator =>
  applyDecorators(
    Checked(label, (value) =>
      value === undefined || (RETENTION_MONTHS as readonly unknown[]).includes(value)
        ? undefined
        : invalid(
            `${CHOICES.join(', ')} months, or 0 for ever.`,
            `${CHOICES.join('، ')} أشهر، أو 0 للاحتفاظ دائمًا.`,
          ),
    ),
    ApiProperty({ ...MONTHS, required: false }),
  );

/** PUT /personal-data/retention: what is absent stays. */
export class RetentionChangeDto implements RetentionChange {
  @MonthsField({ en: 'Messages', ar: 'الرسائل' })
  messages?: RetentionMonths;

  @MonthsField({ en: 'Applications', ar: 'طلبات التوظيف' })
  jobs?: RetentionMonths;
}

export class OlderRecordsDto implements OlderRecords {
  @ApiProperty(MONTHS)
  months: RetentionMonths;

  @ApiProperty({ description: 'How many are older now' })
  count: number;
}

class OlderDto implements Record<Received, OlderRecordsDto[]> {
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
