import {
  type CategoryLabels,
  findCategory,
  isCurrentLabel,
  type Language,
  LANGUAGE_KEY,
  LIMITS,
} from '@manjara/contracts';
import { categoryPath } from '../../shared/category-path';

/** The portfolio's address, parsed. */
export interface ProjectsQuery {
  /** In the owner's order; empty: all. */
  categories: readonly CategoryLabels[];
  /** The address names categories, but none of them exists (design §7.4). */
  unknown: boolean;
  search: string;
  /** From 1 to the API's maximum. */
  page: number;
  /** Id of the open project. */
  project: string | null;
}

/** The part that Location and URL have in common. */
export type Address = Pick<URL, 'pathname' | 'search'>;

export const PROJECTS_PATH = '/projects';

/** Query parameters that the portfolio reads. */
export const PROJECTS_PARAMS = ['category', 'page', 'project', 'search'];

/** Form value of All; an address may name All by either label. */
export const ALL = 'all';
const ALL_LABELS: readonly string[] = [ALL, 'الكل'];

export const isProjectsPath = (pathname: string): boolean => /^\/projects(\/|$)/.test(pathname);

/** The optional `categoryParams` of the route. */
function labelInPath(pathname: string): string[] {
  const part = pathname.slice(PROJECTS_PATH.length + 1).replace(/\/$/, '');
  try {
    return part ? [decodeURIComponent(part)] : [];
  } catch {
    return [part];
  }
}

/** The labels of categories in an address; none: all. */
export function labelsIn({ pathname, search }: Address): string[] {
  const named = new URLSearchParams(search).getAll('category');
  const labels = [...labelInPath(pathname), ...named].filter((label) => label.trim());
  const all = labels.some((label) => ALL_LABELS.includes(label.trim().toLowerCase()));
  return all ? [] : labels;
}

/** @param all the categories that there are */
export function readProjectsQuery(address: Address, all: readonly CategoryLabels[]): ProjectsQuery {
  const params = new URLSearchParams(address.search);
  const labels = labelsIn(address);
  const found = labels.map((label) => findCategory(all, label));
  const page = Number(params.get('page'));
  return {
    categories: all.filter((category) => found.includes(category)),
    unknown: labels.length > 0 && found.every((category) => !category),
    search: params.get('search')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LIMITS.page) : 1,
    project: params.get('project')?.trim() || null,
  };
}

/**
 * Address of a list with other filters. Every change of a filter leads to the first page (spec §4).
 * Labels are in the page's language.
 */
export function filteredHref(
  { categories, search }: Pick<ProjectsQuery, 'categories' | 'search'>,
  language: Language,
): string {
  const params = new URLSearchParams(
    categories.map((category) => ['category', category[language]]),
  );
  if (search) params.set('search', search);
  return params.size > 0 ? `${PROJECTS_PATH}?${params}` : PROJECTS_PATH;
}

/** The address with changed parameters; drops empty ones and `lang`. */
function addressWith(address: Address, change: Record<string, string | null>): string {
  const params = new URLSearchParams(address.search);
  for (const [name, value] of Object.entries(change)) params.set(name, value ?? '');
  const present = [...params].filter(([name, value]) => value && name !== LANGUAGE_KEY);
  const query = new URLSearchParams(present).toString();
  return query ? `${address.pathname}?${query}` : address.pathname;
}

/** The same list without an open project. */
export const listHref = (address: Address): string => addressWith(address, { project: null });

/** Another page of the same list; page 1 has no number. */
export const pageHref = (address: Address, page: number, project: string | null = null): string =>
  addressWith(address, { page: page > 1 ? String(page) : null, project });

/** The same list with a project open. */
export const projectHref = (address: Address, id: string): string =>
  addressWith(address, { project: id });

/** The address of a category that is named by a former label; undefined: it is not. */
export function renamedHref(
  { pathname, search }: Address,
  all: readonly CategoryLabels[],
  language: Language,
): string | undefined {
  const [label] = labelInPath(pathname);
  const category = label && findCategory(all, label);
  if (!category || isCurrentLabel(category, label)) return undefined;
  return addressWith({ pathname: categoryPath(category, language), search }, {});
}

/** @param all the categories that there are */
export const toggled = (
  categories: readonly CategoryLabels[],
  category: CategoryLabels,
  all: readonly CategoryLabels[],
): readonly CategoryLabels[] =>
  categories.includes(category)
    ? categories.filter((other) => other !== category)
    : all.filter((other) => other === category || categories.includes(other));
