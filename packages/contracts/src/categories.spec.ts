import { findCategory, isCategoryPair, PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from './categories';

describe('categories', () => {
  it('finds a pair by either label, whatever the case', () => {
    expect(findCategory(PROJECT_CATEGORIES, 'hospitality')?.ar).toBe('الضيافة');
    expect(findCategory(PROJECT_CATEGORIES, ' الضيافة ')?.en).toBe('Hospitality');
    expect(findCategory(PROJECT_CATEGORIES, 'Doors')).toBeUndefined();
  });

  it('accepts an English label only with its own Arabic twin', () => {
    expect(isCategoryPair(PRODUCT_CATEGORIES, 'Doors', 'الأبواب')).toBe(true);
    expect(isCategoryPair(PRODUCT_CATEGORIES, 'Doors', 'الأسقف')).toBe(false);
  });

  it('has six project and eight product categories, no label twice', () => {
    for (const [pairs, count] of [
      [PROJECT_CATEGORIES, 6],
      [PRODUCT_CATEGORIES, 8],
    ] as const) {
      expect(new Set(pairs.flatMap(({ en, ar }) => [en, ar])).size).toBe(count * 2);
    }
  });
});
