import { cleanValue, type Focus, latinDigits } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize } from 'class-validator';
import { CustomRule, EachRule, IsOptionalNotNull, withParams } from './field-rule';
import { ReadEach } from './text';

/** A new focal point: null is the centre, undefined keeps the old one. */
export type FocusChange = Focus | null;

const PERCENT = '(?:100|[1-9]?[0-9])';
const TEXT = {
  type: 'string',
  pattern: `^[\\s\\p{Cf}]*$|^${PERCENT},${PERCENT}$`,
  example: '30,40',
} as const;
const FOCUS = new RegExp(`^${PERCENT},${PERCENT}$`);

/**
 * Parses `30,40`; blank becomes null. Returns other values unchanged, for the validator to reject.
 */
function parse(value: unknown): unknown {
  const text = typeof value === 'string' ? latinDigits(cleanValue(value)) : value;
  if (text === '') return null;
  if (typeof text !== 'string' || !FOCUS.test(text)) return value;
  const [x, y] = text.split(',').map(Number);
  return { x, y };
}

const isFocus = (value: unknown): boolean =>
  value === null || (typeof value === 'object' && 'x' in value);
const NO_FOCUS = {
  message: {
    en: 'Two whole numbers from 0 to 100 with a comma between them, such as 30,40.',
    ar: 'رقمان صحيحان من ٠ إلى ١٠٠ بينهما فاصلة، مثل 30,40.',
  },
};

/** A focal point as `x,y`, whole percents from the left and the top; blank is the centre. */
export const FocusField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => parse(value)),
    IsOptionalNotNull(),
    CustomRule('isFocus', isFocus, NO_FOCUS),
    ApiProperty({ ...TEXT, required: false, description: 'Absent leaves it, blank is the centre' }),
  );

/** The focal points of a list of pictures, in their order. */
export const FocusList = (max: number): PropertyDecorator =>
  applyDecorators(
    ReadEach(parse),
    IsOptionalNotNull(),
    ArrayMaxSize(max, withParams({ max })),
    EachRule('isFocus', isFocus, NO_FOCUS),
    ApiProperty({
      type: 'array',
      items: TEXT,
      required: false,
      maxItems: max,
      description:
        'One for each of the pictures, in their order. A picture without one keeps its own; ' +
        'blank is the centre.',
    }),
  );
