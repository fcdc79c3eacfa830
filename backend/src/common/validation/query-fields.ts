import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsIn, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { fieldContext, IsOptionalNotNull } from './field-rule';
import { OBJECT_ID } from './object-id.pipe';

const ToInteger = (): PropertyDecorator =>
  Transform(({ value }): unknown =>
    typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
  );

/** A parameter that is given once or several times becomes a list. */
const ToList = (): PropertyDecorator =>
  Transform(({ value }): unknown => (value === undefined ? value : [value].flat()));

/** An optional whole number of a query. */
export function WholeNumber(label: Bilingual, min: number, max: number): PropertyDecorator {
  const options = fieldContext(label, { params: { min, max } });
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
export function Repeatable(label: Bilingual, max: number): PropertyDecorator {
  const options = fieldContext(label, { message: { en: 'A text or several.', ar: 'نص أو أكثر.' } });
  return applyDecorators(
    ToList(),
    IsOptionalNotNull(),
    IsString({ ...options, each: true }),
    MaxLength(max, { ...options, each: true }),
    ApiPropertyOptional({ type: 'array', items: { type: 'string', maxLength: max } }),
  );
}

/** Optional ids in a query, one parameter each. Always a list. */
export function RepeatableIds(label: Bilingual, max: number): PropertyDecorator {
  const items = { type: 'string', pattern: OBJECT_ID.source } as const;
  return applyDecorators(
    ToList(),
    IsOptionalNotNull(),
    ArrayMaxSize(max, fieldContext(label, { params: { max } })),
    Matches(OBJECT_ID, { ...fieldContext(label), each: true }),
    ApiPropertyOptional({ type: 'array', items, maxItems: max }),
  );
}

const among = (label: Bilingual, values: readonly (string | number)[]): PropertyDecorator =>
  applyDecorators(
    IsOptionalNotNull(),
    IsIn(
      [...values],
      fieldContext(label, { params: { values: values.join(', '), arValues: values.join('، ') } }),
    ),
  );

/** An optional choice among the given values. */
export const OneOf = (label: Bilingual, values: readonly string[]): PropertyDecorator =>
  applyDecorators(among(label, values), ApiPropertyOptional({ enum: [...values] }));

/** An optional choice among the given whole numbers. */
export const OneOfNumbers = (label: Bilingual, values: readonly number[]): PropertyDecorator =>
  applyDecorators(
    ToInteger(),
    among(label, values),
    ApiPropertyOptional({ type: 'integer', enum: [...values] }),
  );
