import type { AboutContent } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SectionController } from '../base/section.controller';
import { AboutContentDto, SaveAboutDto } from './about.dto';
import { AboutService } from './about.service';

@ApiTags('content')
@Controller('content/about')
export class AboutController extends SectionController<AboutContent>({
  service: AboutService,
  summary: 'Headline and pictures of the about page',
  content: AboutContentDto,
  save: SaveAboutDto,
}) {}
