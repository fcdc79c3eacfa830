import type { PicturePair, Project } from '@manjara/contracts';

/** More would leave narrow bands. */
const MAX_BEFORE = 2;

/** Pictures of one view: one or two earlier states, and what came of them. */
export interface Comparison {
  before: PicturePair[];
  after: PicturePair;
}

const isComplete = ({ before, after }: PicturePair): boolean => Boolean(before.url && after.url);

/** The pairs of a project; neighbours that end in the same picture are compared together. */
export function comparisonsOf({ pairs = [] }: Pick<Project, 'pairs'>): Comparison[] {
  const comparisons: Comparison[] = [];
  for (const pair of pairs.filter(isComplete)) {
    const last = comparisons.at(-1);
    const continues = last?.after.after.url === pair.after.url && last.before.length < MAX_BEFORE;
    if (continues) last.before.push(pair);
    else comparisons.push({ before: [pair], after: pair });
  }
  return comparisons;
}
