import { type CategoryPair, isCategoryPair, LIMITS } from '@manjara/contracts';
import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Bilingual } from '../errors/api-error';
import { extension } from '../openapi/extension';
import { Checked, invalid } from './check';
import { Text } from './text';

const isGiven = (value: unknown): boolean => value !== undefined && value !== '';

const isLabel = (pairs: readonly CategoryPair[], value: unknown): boolean =>
  pairs.some(({ en }) => en === value);

const unknownCategory = (pairs: readonly CategoryPair[]) =>
  invalid(
    `The category must be one of: ${pairs.map(({ en }) => en).join(', ')}, with its Arabic name.`,
    `يجب أن يكون التصنيف أحد الآتي مع مقابله الإنجليزي: ${pairs.map(({ ar }) => ar).join('، ')}.`,
  );

/** The English label of a category, which a form takes only together with its Arabic twin. */
export const CategoryField = (label: Bilingual, pairs: readonly CategoryPair[]) =>
  applyDecorators(
    Text({ label, max: LIMITS.name }),
    Checked(label, (value) =>
      isGiven(value) && !isLabel(pairs, value) ? unknownCategory(pairs) : undefined,
    ),
    ApiProperty({ enum: pairs.map(({ en }) => en) }),
  );

/** The Arabic label of the category whose English one is in `category`. */
export const ArCategoryField = (label: Bilingual, pairs: readonly CategoryPair[]) =>
  applyDecorators(
    Text({ label, max: LIMITS.name }),
    CategoryTwins(label, pairs),
    // A schema cannot say that two fields belong together: it is the label at the same place.
    ApiProperty({ enum: pairs.map(({ ar }) => ar), ...extension('twin', 'category') }),
  );

/** Holds `category` and its Arabic twin, where both are given, to one pair. */
const CategoryTwins = (label: Bilingual, pairs: readonly CategoryPair[]): PropertyDecorator =>
  Checked(label, (_value, dto) => {
    const { category, arCategory } = dto as Record<string, unknown>;
    // What is wrong with the English one alone is told there.
    if (!isLabel(pairs, category) || !isGiven(arCategory)) return undefined;
    return isCategoryPair(pairs, String(category), String(arCategory))
      ? undefined
      : unknownCategory(pairs);
  });

const ChangesWith = (label: Bilingual, twin: string): PropertyDecorator =>
  Checked(label, (value, dto) =>
    isGiven(value) && !isGiven((dto as Record<string, unknown>)[twin])
      ? invalid('Both languages are needed.', 'يلزم إدخال القيمة باللغتين.')
      : undefined,
  );

/**
 * Makes a DTO of a change take `category` and `arCategory` only together. The rule joins the others
 * in their own class: of a field that a subclass declares again, class-validator drops all
 * inherited rules.
 */
export function changingTogether<Dto extends Type<object>>(
  dto: Dto,
  category: Bilingual,
  arCategory: Bilingual,
): Dto {
  const prototype = dto.prototype as object;
  ChangesWith(category, 'arCategory')(prototype, 'category');
  ChangesWith(arCategory, 'category')(prototype, 'arCategory');
  return dto;
}
