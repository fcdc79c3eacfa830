import type { AboutContent } from '@manjara/contracts';
import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { SectionController } from '../base/section.controller';
import { ABOUT_FORM, AboutContentDto, SaveAboutDto } from './about.dto';
import { AboutRepository } from './about.repository';

@ApiTags('content')
@Controller('content/about')
export class AboutController extends SectionController<AboutContent>({
  summary: 'Headline and pictures of the about page',
  content: AboutContentDto,
  save: SaveAboutDto,
  form: ABOUT_FORM,
}) {
  constructor(section: AboutRepository) {
    super(section);
  }
}
