import { type AboutContent, LIMITS } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
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

const toAboutContent = ({ _id, images, ...texts }: AboutDocument): AboutContent => ({
  ...texts,
  images: images.map(toSlotImage),
});

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

  async get(): Promise<AboutContent> {
    return toAboutContent((await this.about.findById(ABOUT_ID).lean()) ?? emptyAbout());
  }

  /** @returns the pictures that the change has replaced or cleared */
  async change({ images, ...texts }: AboutChange): Promise<StoredPicture[]> {
    const set: Record<string, unknown> = { ...texts };
    images.forEach((slot, index) => Object.assign(set, slotUpdate(`images.${index}`, slot)));
    const defined = Object.entries(set).filter(([, value]) => value !== undefined);
    if (defined.length === 0) return [];

    const { _id, ...empty } = emptyAbout();
    const before = await this.revision.during('about_content', async () => {
      await this.about.updateOne({ _id }, { $setOnInsert: empty }, { upsert: true });
      return this.about
        .findByIdAndUpdate(
          ABOUT_ID,
          { $set: Object.fromEntries(defined) },
          { returnDocument: 'before', projection: { images: 1 } },
        )
        .lean()
        .exec();
    });
    return replacedPictures(before?.images ?? [], images);
  }

  private async referencedFiles(): Promise<Types.ObjectId[]> {
    const about = await this.about.findById(ABOUT_ID, { images: 1 }).lean();
    return (about?.images ?? []).flatMap(({ picture }) => (picture ? [picture.file] : []));
  }
}
