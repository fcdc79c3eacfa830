import type { FormerNames } from './category.schema';

/** The labels of a category in both languages. */
export type CategoryNames = Pick<FormerNames, 'name' | 'arName'>;

const isSamePair = (one: CategoryNames, other: CategoryNames) =>
  one.name === other.name && one.arName === other.arName;

/** Whether a category has these names now. */
export const isNameOf = (categories: readonly CategoryNames[], names: CategoryNames): boolean =>
  categories.some((each) => isSamePair(each, names));

/** The former names of a category, and one more. */
export const withFormerNames = (
  names: readonly FormerNames[] = [],
  added: CategoryNames,
): FormerNames[] => [
  ...names.filter((each) => !isSamePair(each, added)),
  { name: added.name, arName: added.arName, until: new Date() },
];

interface Named extends CategoryNames {
  formerNames?: FormerNames[];
}

/**
 * The former names that lead to each category. A name that several have had leads to the one that
 * had it last.
 */
export function namesLeadingTo<Category extends Named>(
  categories: readonly Category[],
): Map<Category, CategoryNames[]> {
  const all = categories.flatMap((category) =>
    (category.formerNames ?? []).map((names) => ({ category, names })),
  );
  const isLast = ({ category, names }: (typeof all)[number]) =>
    !all.some(
      (other) =>
        other.category !== category &&
        (other.names.name === names.name || other.names.arName === names.arName) &&
        other.names.until > names.until,
    );
  const isFormer = ({ category, names }: (typeof all)[number]) => !isSamePair(names, category);
  const leading = all.filter((each) => isLast(each) && isFormer(each));
  return new Map(
    categories.map((category) => [
      category,
      leading.filter((each) => each.category === category).map(({ names }) => names),
    ]),
  );
}
