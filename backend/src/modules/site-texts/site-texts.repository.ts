import type { ContactContent, JoinContent, SiteTexts } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { unlessMissed } from '../../common/http/if-match';
import { ContentRevision } from '../../database/content-revision';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionOf,
} from '../../database/document-version';
import { SITE_TEXTS_KEY, SITE_TEXTS_MODEL, type SiteTextsDocument } from './site-texts.schema';

/** The texts to change; those that are absent stay. */
export interface SiteTextsChange {
  contact?: Partial<ContactContent>;
  join?: Partial<JoinContent>;
}

/** Both sections with nothing in them (design §7.7). */
const EMPTY_JOIN: JoinContent = {
  mainText: '',
  arMainText: '',
  sectionTitle: '',
  arSectionTitle: '',
  description: '',
  arDescription: '',
};
const EMPTY_CONTACT: ContactContent = { ...EMPTY_JOIN, subText: '', arSubText: '' };

const namedTexts = (section: 'contact' | 'join', texts: object = {}) =>
  Object.entries(texts)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [`${section}.${key}`, value as string] as const);

@Injectable()
export class SiteTextsRepository {
  constructor(
    @InjectModel(SITE_TEXTS_MODEL) private readonly texts: Model<SiteTextsDocument>,
    private readonly revision: ContentRevision,
  ) {}

  async find(): Promise<Versioned<Required<SiteTexts>>> {
    const found = await this.texts.findById(SITE_TEXTS_KEY).lean();
    const contact = { ...EMPTY_CONTACT, ...found?.contact };
    const join = { ...EMPTY_JOIN, ...found?.join };
    return { value: { contact, join }, version: versionOf(found) };
  }

  async isEmpty(): Promise<boolean> {
    return (await this.texts.exists({ _id: SITE_TEXTS_KEY })) === null;
  }

  /**
   * @param expected the version that the texts must have
   * @throws ApiError 412 when they have another version
   */
  async change({ contact, join }: SiteTextsChange, expected?: DocumentVersion): Promise<void> {
    const set = Object.fromEntries([
      ...namedTexts('contact', contact),
      ...namedTexts('join', join),
    ]);
    if (Object.keys(set).length === 0) return;
    const _id = SITE_TEXTS_KEY;
    const empty = { contact: EMPTY_CONTACT, join: EMPTY_JOIN };
    const before = await this.revision.write(async () => {
      await this.texts.updateOne({ _id }, { $setOnInsert: empty }, { upsert: true });
      return this.texts
        .findOneAndUpdate({ _id, ...atVersion(expected) }, countingWrite({ $set: set }))
        .lean()
        .exec();
    });
    unlessMissed(before, expected);
  }
}
