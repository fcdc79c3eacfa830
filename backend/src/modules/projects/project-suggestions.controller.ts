import { LIMITS, type ProjectSuggestion } from '@manjara/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { ApiId } from '../../common/openapi/id';
import { LimitSearches } from '../../common/rate-limit/rate-limit.decorators';
import { Text } from '../../common/validation/text';
import { ProjectsService } from './projects.service';

class ProjectSuggestionsQueryDto {
  @Text({
    max: LIMITS.name,
    description: 'What no name was found by, whatever its language',
  })
  search: string;
}

class ProjectSuggestionDto implements ProjectSuggestion {
  @ApiId()
  _id: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  arName: string;

  @ApiProperty()
  slug: string;

  @ApiProperty()
  arSlug: string;
}

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
