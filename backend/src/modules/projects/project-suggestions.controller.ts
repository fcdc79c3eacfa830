import { LIMITS, type ProjectSuggestion } from '@manjara/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, IntersectionType, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { IdDto } from '../../common/openapi/id';
import { LimitSearches } from '../../common/rate-limit/rate-limit.decorators';
import { Text } from '../../common/validation/text';
import { ProjectsService } from './projects.service';
import { TextAnswers } from '../base/texts.dto';

class ProjectSuggestionsQueryDto {
  @Text({
    max: LIMITS.name,
    description: 'What no name was found by, whatever its language',
  })
  search: string;
}

class ProjectSuggestionDto
  extends IntersectionType(IdDto, TextAnswers('name', 'arName', 'slug', 'arSlug'))
  implements ProjectSuggestion {}

@ApiTags('projects')
@Controller('project-suggestions')
export class ProjectSuggestionsController {
  constructor(private readonly projects: ProjectsService) {}

  @Public()
  @LimitSearches()
  @Get()
  @ApiOperation({ summary: 'The projects whose names come closest to a search, the closest first' })
  @ApiOkResponse({ type: [ProjectSuggestionDto] })
  list(@Query() { search }: ProjectSuggestionsQueryDto): Promise<ProjectSuggestion[]> {
    return this.projects.suggest(search);
  }
}
