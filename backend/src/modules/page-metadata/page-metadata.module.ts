import { Module } from '@nestjs/common';
import { contentModule, type ContentResource } from '../base/content-store.module';
import { PageMetadataController } from './page-metadata.controller';
import { PageMetadataService } from './page-metadata.service';
import { PAGE_METADATA_MODEL, pageMetadataSchema } from './page-metadata.schema';

const resource: ContentResource = {
  kind: 'page-metadata',
  model: PAGE_METADATA_MODEL,
  schema: pageMetadataSchema,
  service: PageMetadataService,
};

/** Descriptions and share pictures of the pages; beyond the specification. */
@Module(contentModule(resource, PageMetadataController))
export class PageMetadataModule {
  static readonly resource = resource;
}
