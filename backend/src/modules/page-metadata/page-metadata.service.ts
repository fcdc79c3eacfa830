import { DESCRIBED_PAGES, type PageMetadata, type SiteMetadata } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { IfMatch } from '../../common/http/if-match';
import type { SlotForm } from '../../storage/picture-slots';
import { toImage } from '../../storage/stored-picture';
import { SectionService } from '../base/section.service';
import type { SavePageMetadataDto } from './page-metadata.dto';
import {
  PAGE_METADATA_KEY,
  PAGE_METADATA_MODEL,
  type PageMetadataDocument,
  type StoredMetadata,
} from './page-metadata.schema';

const toMetadata = ({
  description = '',
  arDescription = '',
  image,
}: StoredMetadata = {}): PageMetadata => ({
  description,
  arDescription,
  image: image?.picture ? toImage(image.picture) : null,
});

@Injectable()
export class PageMetadataService extends SectionService<PageMetadataDocument, SiteMetadata> {
  constructor(@InjectModel(PAGE_METADATA_MODEL) pages: Model<PageMetadataDocument>) {
    super(pages, 'page-metadata', PAGE_METADATA_KEY);
  }

  /** @throws ApiError 412 as `ifMatch` says, 400 when a picture is unknown */
  save(dto: SavePageMetadataDto, ifMatch?: IfMatch, by?: string): Promise<SiteMetadata> {
    const texts: Record<string, unknown> = {};
    const slots: Record<string, SlotForm> = {};
    for (const page of DESCRIBED_PAGES) {
      const { image, ...own } = dto[page] ?? {};
      for (const [name, text] of Object.entries(own)) texts[`${page}.${name}`] = text;
      slots[`${page}.image`] = { part: image, alt: undefined };
    }
    return this.saveFields(texts, ifMatch, by, slots);
  }

  protected empty() {
    return {};
  }

  protected toContent(pages: Partial<PageMetadataDocument>): SiteMetadata {
    return Object.fromEntries(
      DESCRIBED_PAGES.map((page) => [page, toMetadata(pages[page])]),
    ) as SiteMetadata;
  }

  protected override slotsOf(pages: PageMetadataDocument) {
    return DESCRIBED_PAGES.flatMap((page) => pages[page]?.image ?? []);
  }
}
