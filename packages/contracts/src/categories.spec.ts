import { findCategory, isCategoryPair, PRODUCT_CATEGORIES, PROJECT_CATEGORIES } from './categories';

describe('categories', () => {
  it('finds a pair by either label, whatever the case', () => {
    expect(findCategory(PROJECT_CATEGORIES, 'hospitality')?.ar).toBe('ضيافة');
    expect(findCategory(PROJECT_CATEGORIES, 'الضيافة')?.ar).toBe('ضيافة');
    expect(findCategory(PROJECT_CATEGORIES, ' ضيافة ')?.en).toBe('Hospitality');
    expect(findCategory(PROJECT_CATEGORIES, 'Doors')).toBeUndefined();
  });

  it('accepts an English label only with its own Arabic twin', () => {
    expect(isCategoryPair(PRODUCT_CATEGORIES, 'Doors', 'الأبواب')).toBe(true);
    expect(isCategoryPair(PRODUCT_CATEGORIES, 'Doors', 'الأسقف')).toBe(false);
  });

  it('are those of the specification, each with its Arabic label', () => {
    expect(PROJECT_CATEGORIES.map(({ en }) => en).sort()).toEqual([
      'Commercial',
      'Education',
      'Entertainment',
      'Hospitality',
      'Residential',
      'Work Space',
    ]);
    expect(PRODUCT_CATEGORIES.map(({ en }) => en)).toEqual([
      'Fit out',
      'Furniture',
      'Upholstery',
      'Staircases',
      'Partitions',
      'Ceiling',
      'Doors',
      'Moroccan Handcraft',
    ]);
    const arabic = [...PROJECT_CATEGORIES, ...PRODUCT_CATEGORIES].map(({ ar }) => ar);
    expect(new Set(arabic).size).toBe(14);
    for (const label of arabic) expect(label).toMatch(/^[\u0600-\u06ff ]+$/);
  });
});
