import { type CategoryPair, isCategoryPair } from '@manjara/contracts';
import { type Check, Checked, invalid } from './check';
import type { Bilingual } from '../errors/api-error';

interface Categorised {
  category?: unknown;
  arCategory?: unknown;
}

/** Put on `arCategory`: holds `category` and its Arabic twin to one of the pairs. */
export function CategoryTwins(label: Bilingual, pairs: readonly CategoryPair[]): PropertyDecorator {
  const check: Check = (_value, dto) => {
    const { category, arCategory } = dto as Categorised;
    if (category === undefined && arCategory === undefined) return undefined;
    return isCategoryPair(pairs, String(category), String(arCategory))
      ? undefined
      : invalid(
          `The category must be one of: ${pairs.map(({ en }) => en).join(', ')}, with its Arabic name.`,
          `يجب أن يكون التصنيف أحد الآتي مع مقابله الإنجليزي: ${pairs.map(({ ar }) => ar).join('، ')}.`,
        );
  };
  return Checked(label, check);
}
