import { type CategoryPair, isCategoryPair, LIMITS } from '@manjara/contracts';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { CustomRule, withMessage } from './field-rule';
import { Text } from './text';

const BOTH_NEEDED = { en: 'Both languages are needed.', ar: 'يلزم إدخال القيمة باللغتين.' };

const isGiven = (value: unknown): boolean => value !== undefined && value !== '';

const englishLabels = (pairs: readonly CategoryPair[]): string[] => pairs.map(({ en }) => en);

const unknownCategory = (pairs: readonly CategoryPair[]): Bilingual => ({
  en: `The category must be one of: ${englishLabels(pairs).join(', ')}, with its Arabic name.`,
  ar: `يجب أن تكون الفئة إحدى الفئات الآتية مع مقابلها الإنجليزي: ${pairs.map(({ ar }) => ar).join('، ')}.`,
});

/** The English label of a category; a form must send it with the Arabic one. */
export const CategoryField = (pairs: readonly CategoryPair[]) =>
  applyDecorators(
    Text({ max: LIMITS.name }),
    IsIn(englishLabels(pairs), withMessage(unknownCategory(pairs))),
    ApiProperty({ enum: englishLabels(pairs) }),
  );

/** The Arabic label of the category whose English label is in `category`. */
export const ArCategoryField = (pairs: readonly CategoryPair[]) =>
  applyDecorators(
    Text({ max: LIMITS.name }),
    CustomRule(
      'isCategoryPair',
      (arCategory, { category }) =>
        // A wrong English label is reported at its own field.
        !englishLabels(pairs).includes(category as string) ||
        isCategoryPair(pairs, String(category), String(arCategory)),
      { message: unknownCategory(pairs) },
    ),
    // OpenAPI cannot express the pair: the labels of a pair have the same index in both enums.
    ApiProperty({ enum: pairs.map(({ ar }) => ar), ...{ 'x-localised-pair': 'category' } }),
  );

const NeedsPair = (other: string): PropertyDecorator =>
  CustomRule('isPair', (value, dto) => !isGiven(value) || isGiven(dto[other]), {
    message: BOTH_NEEDED,
  });

/**
 * Makes an update DTO accept `category` and `arCategory` only together. The rule is added to the
 * DTO's own class: when a subclass declares a field again, class-validator drops all inherited
 * rules.
 */
export function requirePair<Dto extends Type<object>>(dto: Dto): Dto {
  const prototype = dto.prototype as object;
  NeedsPair('arCategory')(prototype, 'category');
  NeedsPair('category')(prototype, 'arCategory');
  return dto;
}
