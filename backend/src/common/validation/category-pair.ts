import { type CategoryPair, isCategoryPair } from '@manjara/contracts';
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

/** Put on a field of a change that makes sense only together with its twin. */
export const ChangesWith = (label: Bilingual, twin: string): PropertyDecorator =>
  Checked(label, (value, dto) =>
    isGiven(value) && !isGiven((dto as Record<string, unknown>)[twin])
      ? invalid('Both languages are needed.', 'يلزم إدخال القيمة باللغتين.')
      : undefined,
  );
