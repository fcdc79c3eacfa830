import type { SiteTexts } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SectionController } from '../base/section.controller';
import { SiteTextsDto, SaveSiteTextsDto } from './site-texts.dto';
import { SiteTextsService } from './site-texts.service';

@ApiTags('content')
@Controller('content')
export class SiteTextsController extends SectionController<SiteTexts>({
  service: SiteTextsService,
  summary: 'Texts of the contact and join pages',
  content: SiteTextsDto,
  save: SaveSiteTextsDto,
}) {}
