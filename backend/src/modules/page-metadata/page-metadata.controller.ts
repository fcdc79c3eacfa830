import type { SiteMetadata } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SectionController } from '../base/section.controller';
import { PageMetadataDto, SavePageMetadataDto } from './page-metadata.dto';
import { PageMetadataService } from './page-metadata.service';

@ApiTags('content')
@Controller('page-metadata')
export class PageMetadataController extends SectionController<SiteMetadata>({
  service: PageMetadataService,
  summary: 'How search engines and messengers show the pages',
  content: PageMetadataDto,
  save: SavePageMetadataDto,
}) {}
