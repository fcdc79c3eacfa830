import { type CategoryPair, isCategoryPair } from '@manjara/contracts';
import type { Type } from '@nestjs/common';
import type { Bilingual } from '../errors/api-error';
import { Checked, invalid } from './check';

const isGiven = (value: unknown): boolean => value !== undefined && value !== '';

/** Put on `arCategory`: holds `category` and its Arabic twin, where both are given, to one pair. */
export const CategoryTwins = (
  label: Bilingual,
  pairs: readonly CategoryPair[],
): PropertyDecorator =>
  Checked(label, (_value, dto) => {
    const { category, arCategory } = dto as Record<string, unknown>;
    if (!isGiven(category) || !isGiven(arCategory)) return undefined;
    return isCategoryPair(pairs, String(category), String(arCategory))
      ? undefined
      : invalid(
          `The category must be one of: ${pairs.map(({ en }) => en).join(', ')}, with its Arabic name.`,
          `يجب أن يكون التصنيف أحد الآتي مع مقابله الإنجليزي: ${pairs.map(({ ar }) => ar).join('، ')}.`,
        );
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
