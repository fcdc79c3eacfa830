import { DESCRIBED_PAGES, type DescribedPage, type PageMetadata } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { type PictureSlot, pictureSlotSchema } from '../../storage/picture-slots';
import { type SectionDocument, sectionFields } from '../base/section.schema';

/** There is one document for all pages. */
export const PAGE_METADATA_KEY = 'page-metadata';

export type StoredMetadata = Partial<
  Omit<PageMetadata, 'image'> & {
    image: PictureSlot;
  }
>;

export type PageMetadataDocument = SectionDocument & Partial<Record<DescribedPage, StoredMetadata>>;

export const PAGE_METADATA_MODEL = 'PageMetadata';

const pageSchema = new Schema<StoredMetadata>(
  { description: String, arDescription: String, image: pictureSlotSchema },
  { _id: false },
);

export const pageMetadataSchema = new Schema<PageMetadataDocument>(
  { ...Object.fromEntries(DESCRIBED_PAGES.map((page) => [page, pageSchema])), ...sectionFields },
  { collection: 'page_metadata', versionKey: false },
);

// Serve the sweep: is this file the share picture of a page?
for (const page of DESCRIBED_PAGES) {
  pageMetadataSchema.index({ [`${page}.image.picture.file`]: 1 });
}
