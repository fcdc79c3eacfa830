import type { HomeContent } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SectionController } from '../base/section.controller';
import { HomeContentDto, SaveHomeContentDto } from './home-content.dto';
import { HomeContentService } from './home-content.service';

@ApiTags('content')
@Controller('content/home')
export class HomeContentController extends SectionController<HomeContent>({
  service: HomeContentService,
  summary: 'Texts and pictures of the home page',
  content: HomeContentDto,
  save: SaveHomeContentDto,
}) {}
