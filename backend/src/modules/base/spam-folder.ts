import type { Model, QueryFilter } from 'mongoose';
import { isOnlyLinks, spamKeyOf } from './spam';
import type { SubmissionDocument } from './submission.schema';

/** The spam folder of one collection: documents stay in it for 30 days. */
export class SpamFolder<Document extends SubmissionDocument> {
  constructor(private readonly model: Model<Document>) {}

  /** Whether a new text has links only, or repeats spam. */
  async takes(message: string): Promise<boolean> {
    if (isOnlyLinks(message)) return true;
    return (await this.model.exists(this.filter({ spamKey: spamKeyOf(message) }))) !== null;
  }

  /** New submissions with its text are no longer spam. */
  async forget({ spamKey }: Document): Promise<void> {
    if (!spamKey) return;
    await this.model.updateMany(this.filter({ spamKey }), { $unset: { spamKey: 1 } });
  }

  /** Deletes one that became spam before `time`. @returns it, if there is one */
  removeBefore(time: Date): Promise<Document | null> {
    const filter = this.filter({ state: 'spam', spamAt: { $lt: time } });
    return this.model.findOneAndDelete(filter).lean<Document>().exec();
  }

  private filter(conditions: object) {
    return conditions as QueryFilter<Document>;
  }
}
