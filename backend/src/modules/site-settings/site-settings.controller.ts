import type { SiteSettings } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/http/roles.decorator';
import { SectionController } from '../base/section.controller';
import { SiteSettingsDto, SaveSiteSettingsDto } from './site-settings.dto';
import { SiteSettingsService } from './site-settings.service';

@ApiTags('content')
@Roles('owner')
@Controller('site-settings')
export class SiteSettingsController extends SectionController<SiteSettings>({
  service: SiteSettingsService,
  summary: 'How the company is reached, and its numbers',
  content: SiteSettingsDto,
  save: SaveSiteSettingsDto,
}) {}
