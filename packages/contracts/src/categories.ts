/** A category label in both languages. */
export interface CategoryPair {
  readonly en: string;
  readonly ar: string;
}

/** A category as menus and filters list it. */
export interface CategoryLabels extends CategoryPair {
  /** Earlier labels, and those of categories that were merged into it. */
  readonly former?: readonly CategoryPair[];
  /** Published projects in it; production lines have none. */
  readonly count?: number;
}

/** GET /categories: both lists in the owner's order. */
export interface CategoryLists {
  projects: CategoryLabels[];
  /** The production lines, which are also the job choices of the join form (spec §3). */
  products: CategoryLabels[];
}

/**
 * The first list of project categories, in the order of the header's dropdown (spec §2, §3), with
 * the Arabic labels of earlier versions.
 */
export const PROJECT_CATEGORIES = [
  { en: 'Hospitality', ar: 'ضيافة', former: [{ en: 'Hospitality', ar: 'الضيافة' }] },
  { en: 'Commercial', ar: 'تجاري', former: [{ en: 'Commercial', ar: 'التجاري' }] },
  { en: 'Entertainment', ar: 'ترفيهي', former: [{ en: 'Entertainment', ar: 'الترفيه' }] },
  { en: 'Residential', ar: 'سكني', former: [{ en: 'Residential', ar: 'السكني' }] },
  { en: 'Education', ar: 'تعليمي', former: [{ en: 'Education', ar: 'التعليم' }] },
  { en: 'Work Space', ar: 'مكتبي', former: [{ en: 'Work Space', ar: 'بيئات العمل' }] },
] as const satisfies readonly CategoryLabels[];

/** The first list of production lines (spec §3). */
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

/** The lists of a site whose owner has changed none. */
export const FIRST_CATEGORIES: CategoryLists = {
  projects: [...PROJECT_CATEGORIES],
  products: [...PRODUCT_CATEGORIES],
};

/** Finds a category by its label in either language, ignoring case; a former one if none has it. */
export function findCategory<Category extends CategoryLabels>(
  categories: readonly Category[],
  label: string,
): Category | undefined {
  const wanted = label.trim().toLowerCase();
  const isNamed = ({ en, ar }: CategoryPair) => [en, ar].some((it) => it.toLowerCase() === wanted);
  return categories.find(isNamed) ?? categories.find(({ former = [] }) => former.some(isNamed));
}

/** Whether a label names the category today, ignoring case. */
export const isCurrentLabel = ({ en, ar }: CategoryPair, label: string): boolean =>
  [en, ar].some((it) => it.toLowerCase() === label.trim().toLowerCase());

/** Whether the labels are a pair of the list. */
export function isCategoryPair(pairs: readonly CategoryPair[], en: string, ar: string): boolean {
  return pairs.some((pair) => pair.en === en && pair.ar === ar);
}
