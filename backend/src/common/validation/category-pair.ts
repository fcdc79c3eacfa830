import { type CategoryPair, isCategoryPair, LIMITS } from '@manjara/contracts';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { Bilingual } from '../errors/api-error';
import { about, Rule } from './field-rule';
import { bilingualLabels } from './labels';
import { Text } from './text';

const [CATEGORY, AR_CATEGORY] = bilingualLabels('Category', 'الفئة');

const isGiven = (value: unknown): boolean => value !== undefined && value !== '';

const englishLabels = (pairs: readonly CategoryPair[]): string[] => pairs.map(({ en }) => en);

const unknownCategory = (pairs: readonly CategoryPair[]): Bilingual => ({
  en: `The category must be one of: ${englishLabels(pairs).join(', ')}, with its Arabic name.`,
  ar: `يجب أن تكون الفئة إحدى الفئات الآتية مع مقابلها الإنجليزي: ${pairs.map(({ ar }) => ar).join('، ')}.`,
});

/** The English label of a category, which a form takes only together with the Arabic one. */
export const CategoryField = (pairs: readonly CategoryPair[]) =>
  applyDecorators(
    Text({ label: CATEGORY, max: LIMITS.name }),
    IsIn(englishLabels(pairs), about(CATEGORY, { message: unknownCategory(pairs) })),
    ApiProperty({ enum: englishLabels(pairs) }),
  );

/** The Arabic label of the category whose English one is in `category`. */
export const ArCategoryField = (pairs: readonly CategoryPair[]) =>
  applyDecorators(
    Text({ label: AR_CATEGORY, max: LIMITS.name }),
    Rule(
      'isCategoryPair',
      (arCategory, { category }) =>
        // What is wrong with the English label alone is reported there.
        !englishLabels(pairs).includes(category as string) ||
        isCategoryPair(pairs, String(category), String(arCategory)),
      about(AR_CATEGORY, { message: unknownCategory(pairs) }),
    ),
    // A schema cannot say that two fields belong together: it is the label at the same place.
    ApiProperty({ enum: pairs.map(({ ar }) => ar), ...{ 'x-twin': 'category' } }),
  );

const ChangesTogetherWith = (other: string, label: Bilingual): PropertyDecorator =>
  Rule('changesTogether', (value, dto) => !isGiven(value) || isGiven(dto[other]), about(label));

/**
 * Makes a DTO of a change take `category` and `arCategory` only together. The rule joins the others
 * in their own class: of a field that a subclass declares again, class-validator drops all
 * inherited rules.
 */
export function requirePair<Dto extends Type<object>>(dto: Dto): Dto {
  const prototype = dto.prototype as object;
  ChangesTogetherWith('arCategory', CATEGORY)(prototype, 'category');
  ChangesTogetherWith('category', AR_CATEGORY)(prototype, 'arCategory');
  return dto;
}
