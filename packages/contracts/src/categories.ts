/** A category label in both languages. The English one is the key. */
export interface CategoryPair {
  readonly en: string;
  readonly ar: string;
}

/** The six project categories, in the order of the header's dropdown (spec §2, §3). */
export const PROJECT_CATEGORIES = [
  { en: 'Hospitality', ar: 'الضيافة' },
  { en: 'Commercial', ar: 'التجاري' },
  { en: 'Entertainment', ar: 'الترفيه' },
  { en: 'Residential', ar: 'السكني' },
  { en: 'Education', ar: 'التعليم' },
  { en: 'Work Space', ar: 'بيئات العمل' },
] as const satisfies readonly CategoryPair[];

/** The eight product categories, which are also the job choices of the join form (spec §3). */
export const PRODUCT_CATEGORIES = [
  { en: 'Fit out', ar: 'التجهيز الداخلي' },
  { en: 'Furniture', ar: 'الأثاث' },
  { en: 'Upholstery', ar: 'التنجيد' },
  { en: 'Staircases', ar: 'السلالم' },
  { en: 'Partitions', ar: 'القواطع' },
  { en: 'Ceiling', ar: 'الأسقف' },
  { en: 'Doors', ar: 'الأبواب' },
  { en: 'Moroccan Handcraft', ar: 'الحرف المغربية' },
] as const satisfies readonly CategoryPair[];

export type ProjectCategory = (typeof PROJECT_CATEGORIES)[number]['en'];
export type ProductCategory = (typeof PRODUCT_CATEGORIES)[number]['en'];

/** Finds a pair by its label in either language, ignoring case. */
export function findCategory<Pair extends CategoryPair>(
  pairs: readonly Pair[],
  label: string,
): Pair | undefined {
  const wanted = label.trim().toLowerCase();
  return pairs.find(({ en, ar }) => en.toLowerCase() === wanted || ar === label.trim());
}

/** Whether the labels are a pair of the list. */
export function isCategoryPair(pairs: readonly CategoryPair[], en: string, ar: string): boolean {
  return pairs.some((pair) => pair.en === en && pair.ar === ar);
}
