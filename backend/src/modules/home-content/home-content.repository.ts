import { type HomeContent, LIMITS } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { unlessMissed } from '../../common/http/if-match';
import { ContentRevision } from '../../database/content-revision';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionOf,
  withoutVersion,
} from '../../database/document-version';
import { FileReferences } from '../../storage/file-references';
import {
  emptySlot,
  replacedPictures,
  type SlotChange,
  slotUpdate,
  toSlotImage,
} from '../../storage/picture-slots';
import type { StoredPicture } from '../../storage/stored-picture';
import { HOME_CONTENT_MODEL, HOME_ID, type HomeContentDocument } from './home-content.schema';

export type HomeTexts = Omit<HomeContent, 'heroImage' | 'aboutImages'>;

export interface HomeChange {
  texts: Partial<HomeTexts>;
  hero: SlotChange;
  /** One for each slot. */
  about: SlotChange[];
}

/** The content before it was ever saved (design §7.7). */
const emptyHome = (): HomeContentDocument => ({
  _id: HOME_ID,
  mainText: '',
  arMainText: '',
  heroDescription: '',
  arHeroDescription: '',
  aboutDescription: '',
  arAboutDescription: '',
  hero: emptySlot(),
  about: Array.from({ length: LIMITS.contentImages }, emptySlot),
});

function toHomeContent(document: HomeContentDocument): HomeContent {
  const { _id, hero, about, ...texts } = withoutVersion(document);
  return {
    ...texts,
    heroImage: toSlotImage(hero) ?? { url: '', alt: '', arAlt: '' },
    aboutImages: about.map(toSlotImage),
  };
}

@Injectable()
export class HomeContentRepository {
  /** The name under which the pictures of the home page are stored. */
  static readonly FILE_OWNER = 'home-content';

  constructor(
    @InjectModel(HOME_CONTENT_MODEL) private readonly home: Model<HomeContentDocument>,
    private readonly revision: ContentRevision,
    references: FileReferences,
  ) {
    references.register(HomeContentRepository.FILE_OWNER, () => this.referencedFiles());
  }

  async get(): Promise<Versioned<HomeContent>> {
    const home = await this.home.findById(HOME_ID).lean();
    return { value: toHomeContent(home ?? emptyHome()), version: versionOf(home) };
  }

  /**
   * @param expected the version that the content must have
   * @returns the pictures that the change has replaced or cleared
   * @throws ApiError 412 when it has another version
   */
  async change(
    { texts, hero, about }: HomeChange,
    expected?: DocumentVersion,
  ): Promise<StoredPicture[]> {
    const set: Record<string, unknown> = { ...texts, ...slotUpdate('hero', hero) };
    about.forEach((slot, index) => Object.assign(set, slotUpdate(`about.${index}`, slot)));
    const defined = Object.entries(set).filter(([, value]) => value !== undefined);
    if (defined.length === 0) return [];

    const { _id, ...empty } = emptyHome();
    const before = await this.revision.write(async () => {
      await this.home.updateOne({ _id }, { $setOnInsert: empty }, { upsert: true });
      return this.home
        .findOneAndUpdate(
          { _id, ...atVersion(expected) },
          countingWrite({ $set: Object.fromEntries(defined) }),
          { returnDocument: 'before' },
        )
        .lean()
        .exec();
    });
    const { hero: heroBefore, about: aboutBefore } = unlessMissed(before, expected) ?? emptyHome();
    return replacedPictures([heroBefore, ...aboutBefore], [hero, ...about]);
  }

  private async referencedFiles(): Promise<Types.ObjectId[]> {
    const home = await this.home.findById(HOME_ID, { hero: 1, about: 1 }).lean();
    if (!home) return [];
    return [home.hero, ...home.about].flatMap(({ picture }) => (picture ? [picture.file] : []));
  }
}
