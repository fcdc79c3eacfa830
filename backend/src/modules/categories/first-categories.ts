import type { CategoryLabels, CategoryPair } from '@manjara/contracts';
import { Types } from 'mongoose';
import type { CategoryDocument } from './category.schema';

export interface FirstCategory extends CategoryLabels {
  introduction?: CategoryPair;
}

/**
 * The documents of a list that the owner has never changed. Their ids are always the same, and
 * older than all others.
 * @param prefix hexadecimal, of this list only
 */
export const firstDocuments = (
  prefix: string,
  categories: readonly FirstCategory[],
): CategoryDocument[] =>
  categories.map(({ en, ar, former, introduction }, index) => ({
    _id: new Types.ObjectId(prefix.padStart(22, '0') + (index + 1).toString(16).padStart(2, '0')),
    name: en,
    arName: ar,
    introduction: introduction?.en ?? '',
    arIntroduction: introduction?.ar ?? '',
    image: { alt: '', arAlt: '' },
    ...(former && {
      formerNames: former.map((pair) => ({ name: pair.en, arName: pair.ar, until: new Date(0) })),
    }),
    state: 'published',
    version: 1,
  }));
