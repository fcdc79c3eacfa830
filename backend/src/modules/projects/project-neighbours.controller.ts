import type { Project, ProjectNeighbours } from '@manjara/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { ApiOrNull } from '../../common/openapi/or-null';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { ProjectPagesService } from './project-pages.service';
import { ProjectDto } from './projects.dto';

export class ProjectNeighboursDto implements ProjectNeighbours {
  @ApiOrNull(ProjectDto, 'Null: it is the first')
  previous: Project | null;

  @ApiOrNull(ProjectDto, 'Null: it is the last')
  next: Project | null;
}

@ApiTags('projects')
@Controller('project-neighbours')
export class ProjectNeighboursController {
  constructor(private readonly pages: ProjectPagesService) {}

  @Public()
  @CachedRead()
  @Get(':id')
  @ApiOperation({ summary: 'The projects before and after this one, in the order of the site' })
  @ApiOkResponse({ type: ProjectNeighboursDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<ProjectNeighbours> {
    return this.pages.neighbours(id);
  }
}
