import type { ContactContent, JoinContent, SiteTexts } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
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

  async find(): Promise<Required<SiteTexts>> {
    const found = await this.texts.findById(SITE_TEXTS_KEY).lean();
    return {
      contact: { ...EMPTY_CONTACT, ...found?.contact },
      join: { ...EMPTY_JOIN, ...found?.join },
    };
  }

  async isEmpty(): Promise<boolean> {
    return (await this.texts.exists({ _id: SITE_TEXTS_KEY })) === null;
  }

  async change({ contact, join }: SiteTextsChange): Promise<void> {
    const set = Object.fromEntries([
      ...namedTexts('contact', contact),
      ...namedTexts('join', join),
    ]);
    if (Object.keys(set).length === 0) return;
    await this.revision.during('site_texts', () =>
      this.texts.updateOne({ _id: SITE_TEXTS_KEY }, { $set: set }, { upsert: true }).exec(),
    );
  }
}
