import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { IsOptionalNotNull, oneOf, withMessage, withParams } from './field-rule';
import { OBJECT_ID } from './object-id.pipe';
import { ReadEach } from './text';

const ToInteger = (): PropertyDecorator =>
  Transform(({ value }): unknown =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  );

/** A parameter that is given once or several times becomes a list. */
const ToList = (): PropertyDecorator => ReadEach((item) => item);

/** An optional whole number of a query. */
export function WholeNumber(min: number, max: number): PropertyDecorator {
  const options = withParams({ min, max });
  return applyDecorators(
    ToInteger(),
    IsOptionalNotNull(),
    IsInt(options),
    Min(min, options),
    Max(max, options),
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max }),
  );
}

/** An optional text of a query that may be given several times; always a list. */
export function Repeatable(max: number): PropertyDecorator {
  const message = { en: 'A text or several.', ar: 'نص أو أكثر.' };
  const options = { each: true, ...withMessage(message) };
  return applyDecorators(
    ToList(),
    IsOptionalNotNull(),
    IsString(options),
    MaxLength(max, options),
    ApiPropertyOptional({ type: 'array', items: { type: 'string', maxLength: max } }),
  );
}

/** Optional ids in a query, one parameter each. Always a list. */
export function RepeatableIds(max: number): PropertyDecorator {
  const items = { type: 'string', pattern: OBJECT_ID.source } as const;
  return applyDecorators(
    ToList(),
    IsOptionalNotNull(),
    ArrayMaxSize(max, withParams({ max })),
    Matches(OBJECT_ID, { each: true }),
    ApiPropertyOptional({ type: 'array', items, maxItems: max }),
  );
}

/** An optional choice among the given values. */
export const OneOf = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(
    IsOptionalNotNull(),
    IsIn([...values], oneOf(values)),
    ApiPropertyOptional({ enum: [...values] }),
  );

/** An optional choice among the given whole numbers. */
export const OneOfNumbers = (values: readonly number[]): PropertyDecorator =>
  applyDecorators(
    ToInteger(),
    IsOptionalNotNull(),
    IsIn([...values], oneOf(values)),
    ApiPropertyOptional({ type: 'integer', enum: [...values] }),
  );
