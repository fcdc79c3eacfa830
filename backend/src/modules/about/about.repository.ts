import { type AboutContent, LIMITS } from '@manjara/contracts';
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
import { ABOUT_ID, ABOUT_MODEL, type AboutDocument } from './about.schema';

/** What to change; an absent text stays. */
export interface AboutChange {
  mainText?: string;
  arMainText?: string;
  /** One for each slot. */
  images: SlotChange[];
}

/** The content before it was ever saved (design §7.7). */
const emptyAbout = (): AboutDocument => ({
  _id: ABOUT_ID,
  mainText: '',
  arMainText: '',
  images: Array.from({ length: LIMITS.contentImages }, emptySlot),
});

function toAboutContent(document: AboutDocument): AboutContent {
  const { _id, images, ...texts } = withoutVersion(document);
  return { ...texts, images: images.map(toSlotImage) };
}

@Injectable()
export class AboutRepository {
  /** The name under which the pictures of the about page are stored. */
  static readonly FILE_OWNER = 'about-content';

  constructor(
    @InjectModel(ABOUT_MODEL) private readonly about: Model<AboutDocument>,
    private readonly revision: ContentRevision,
    references: FileReferences,
  ) {
    references.register(AboutRepository.FILE_OWNER, () => this.referencedFiles());
  }

  async get(): Promise<Versioned<AboutContent>> {
    const about = await this.about.findById(ABOUT_ID).lean();
    return { value: toAboutContent(about ?? emptyAbout()), version: versionOf(about) };
  }

  /**
   * @param expected the version that the content must have
   * @returns the pictures that the change has replaced or cleared
   * @throws ApiError 412 when it has another version
   */
  async change(
    { images, ...texts }: AboutChange,
    expected?: DocumentVersion,
  ): Promise<StoredPicture[]> {
    const set: Record<string, unknown> = { ...texts };
    images.forEach((slot, index) => Object.assign(set, slotUpdate(`images.${index}`, slot)));
    const defined = Object.entries(set).filter(([, value]) => value !== undefined);
    if (defined.length === 0) return [];

    const { _id, ...empty } = emptyAbout();
    const before = await this.revision.write(async () => {
      await this.about.updateOne({ _id }, { $setOnInsert: empty }, { upsert: true });
      return this.about
        .findOneAndUpdate(
          { _id, ...atVersion(expected) },
          countingWrite({ $set: Object.fromEntries(defined) }),
          { returnDocument: 'before', projection: { images: 1 } },
        )
        .lean()
        .exec();
    });
    return replacedPictures(unlessMissed(before, expected)?.images ?? [], images);
  }

  private async referencedFiles(): Promise<Types.ObjectId[]> {
    const about = await this.about.findById(ABOUT_ID, { images: 1 }).lean();
    return (about?.images ?? []).flatMap(({ picture }) => (picture ? [picture.file] : []));
  }
}
