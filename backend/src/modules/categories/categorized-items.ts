import type { Connection } from 'mongoose';
import type { CategoryNames } from './former-names';

/** Drafts and the trash, too. */
const ANY_STATE = { state: { $in: ['published', 'draft', 'trashed'] } };

const inCategory = ({ name, arName }: CategoryNames) => ({
  ...ANY_STATE,
  category: name,
  arCategory: arName,
});

/** The items of categories, which have their labels. */
export class CategorizedItems {
  constructor(private readonly collection: ReturnType<Connection['collection']>) {}

  async exists(category: CategoryNames): Promise<boolean> {
    return (await this.collection.findOne(inCategory(category))) !== null;
  }

  /** @param labels the English ones with which items may be stored */
  countPublished(labels: readonly string[]): Promise<number> {
    return this.collection.countDocuments({ state: 'published', category: { $in: [...labels] } });
  }

  /** @returns whether there were such items */
  async rename(from: CategoryNames, { name, arName }: CategoryNames): Promise<boolean> {
    const labels = { category: name, arCategory: arName };
    const { modifiedCount } = await this.collection.updateMany(inCategory(from), { $set: labels });
    return modifiedCount > 0;
  }
}
