import { searchWords } from '@manjara/contracts';
import { nameOfKey } from '../../common/text/search-key';
import { distance } from 'fastest-levenshtein';
import type { ProjectDocument } from './project.schema';

export type NamedProject = Pick<ProjectDocument, '_id' | 'search'>;

/** Limits the work: further words are ignored. */
const MAX_WORDS = 6;
/** Shorter words are ignored: too many names contain them. */
const MIN_PART = 3;
/** Shorter words must match exactly: they are one letter away from too many others. */
const MIN_LETTERS = 4;
const LONG_WORD = 6;
/** Average over the searched words: one of two words with a wrong letter is enough. */
const MIN_CLOSENESS = 0.35;

/** From 0 to 1 (equal); allows one wrong letter, in a long word two. */
function closeness(searched: string, word: string): number {
  if (word.includes(searched)) return 1;
  const shorter = Math.min(searched.length, word.length);
  const longer = Math.max(searched.length, word.length);
  const allowed = shorter < MIN_LETTERS ? 0 : longer < LONG_WORD ? 1 : 2;
  if (longer - shorter > allowed) return 0;
  const wrong = distance(searched, word);
  return wrong > allowed ? 0 : 1 - wrong / longer;
}

/** Closeness of the best matching word of a name. Cached by word: names share many words. */
function comparisonWith(searched: string): (words: readonly string[]) => number {
  const known = new Map<string, number>();
  const of = (word: string): number => {
    const found = known.get(word) ?? closeness(searched, word);
    known.set(word, found);
    return found;
  };
  return (words) => Math.max(0, ...words.map(of));
}

/** Projects whose name, in either language, is close to a text; best first. */
export function closestNames(
  search: string,
  projects: readonly NamedProject[],
  max: number,
): NamedProject[] {
  const comparisons = searchWords(search)
    .filter((word) => word.length >= MIN_PART)
    .slice(0, MAX_WORDS)
    .map(comparisonWith);
  if (comparisons.length === 0) return [];
  const closenessOf = (key: string): number => {
    const words = searchWords(nameOfKey(key));
    return comparisons.reduce((sum, compare) => sum + compare(words), 0) / comparisons.length;
  };
  return projects
    .map((project) => {
      const { en, ar } = project.search;
      return { project, closeness: Math.max(closenessOf(en), closenessOf(ar)) };
    })
    .filter((found) => found.closeness >= MIN_CLOSENESS)
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, max)
    .map(({ project }) => project);
}
