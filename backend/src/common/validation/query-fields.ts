import { isLanguage, LANGUAGES } from '@manjara/contracts';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { Bilingual } from '../errors/api-error';
import { type Check, Checked, invalid } from './check';

const toInteger = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;

/** An optional whole number of a query. */
export const WholeNumber = (label: Bilingual, min: number, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => toInteger(value)),
    Checked(label, (value) => {
      if (value === undefined) return undefined;
      const fits = typeof value === 'number' && value >= min && value <= max;
      return fits
        ? undefined
        : invalid(`A whole number from ${min} to ${max}.`, `رقم صحيح من ${min} إلى ${max}.`);
    }),
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max }),
  );

/** An optional text of a query that may be given several times; always a list. */
export const Repeatable = (label: Bilingual, max: number): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }): unknown => (typeof value === 'string' ? [value] : value)),
    Checked(label, (value) => {
      if (value === undefined) return undefined;
      const fits =
        Array.isArray(value) &&
        value.every((part) => typeof part === 'string' && [...part].length <= max);
      return fits ? undefined : invalid('A text or several.', 'نص أو أكثر.');
    }),
    ApiPropertyOptional({ type: 'array', items: { type: 'string', maxLength: max } }),
  );

const among =
  (values: readonly unknown[]): Check =>
  (value) =>
    value === undefined || values.includes(value)
      ? undefined
      : invalid(`One of ${values.join(', ')}.`, `إحدى القيم: ${values.join('، ')}.`);

/** An optional choice among the given values. */
export const OneOf = (label: Bilingual, values: readonly string[]): PropertyDecorator =>
  applyDecorators(Checked(label, among(values)), ApiPropertyOptional({ enum: [...values] }));

/** An optional choice among the given whole numbers. */
export const OneOfNumbers = (label: Bilingual, values: readonly number[]): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }) => toInteger(value)),
    Checked(label, among(values)),
    ApiPropertyOptional({ type: 'integer', enum: [...values] }),
  );

/** An optional language of a query. */
export const LanguageField = (): PropertyDecorator =>
  applyDecorators(
    Checked({ en: 'Language', ar: 'اللغة' }, (value) =>
      value === undefined || isLanguage(value) ? undefined : invalid('ar or en.', 'ar أو en.'),
    ),
    ApiPropertyOptional({ enum: LANGUAGES }),
  );
