import type { CategoryLabels } from '@manjara/contracts';
import { fieldError } from '../../common/errors/api-error';
import { CATEGORY_ERRORS } from './categories.errors';
import type { CategoryDocument } from './category.schema';
import { type CategoryNames, namesLeadingTo } from './former-names';

export type CurrentLabels = Required<Omit<CategoryLabels, 'count'>>;

/** The labels that an item has of its category. */
export interface ItemLabels {
  category: string;
  arCategory: string;
}

/** Choosing one of these shows all (spec §2). */
const RESERVED = ['all', 'الكل'];

const toPair = ({ name, arName }: CategoryNames) => ({ en: name, ar: arName });

/** The labels of all categories, current and former. */
export const labelsOf = (categories: readonly CategoryDocument[]): CurrentLabels[] =>
  [...namesLeadingTo(categories)].map(([category, former]) => ({
    ...toPair(category),
    former: former.map(toPair),
  }));

/** The English labels with which items of a category may be stored. */
export function labelsOfItems(
  { en, former }: CurrentLabels,
  all: readonly CurrentLabels[],
): string[] {
  const isFree = (label: string) => all.every((other) => other.en !== label);
  return [...new Set([en, ...former.map((pair) => pair.en).filter(isFree)])];
}

/**
 * The labels that the category of an item has now.
 * @throws ApiError 400 if the two are not of one category
 */
export function toCurrentLabels(
  { category, arCategory }: ItemLabels,
  all: readonly CurrentLabels[],
): ItemLabels {
  const ofEnglish = all.find((each) => [each, ...each.former].some(({ en }) => en === category));
  const isOwn = [ofEnglish, ...(ofEnglish?.former ?? [])].some((pair) => pair?.ar === arCategory);
  if (ofEnglish && isOwn) return { category: ofEnglish.en, arCategory: ofEnglish.ar };
  throw fieldError(ofEnglish ? 'arCategory' : 'category', CATEGORY_ERRORS.unknown, {
    names: all.map(({ en }) => en).join(', '),
    arNames: all.map(({ ar }) => ar).join('، '),
  });
}

/** @throws ApiError 409 if another category has one of the names, in any case of letters */
export function assertUnused(
  { name = '', arName = '' }: Partial<CategoryNames>,
  others: readonly CategoryNames[],
): void {
  const taken = [...others.flatMap((other) => [other.name, other.arName]), ...RESERVED];
  for (const [field, value] of Object.entries({ name, arName })) {
    if (taken.some((each) => each.toLowerCase() === value.toLowerCase())) {
      throw fieldError(field, CATEGORY_ERRORS.taken);
    }
  }
}
