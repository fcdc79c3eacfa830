import type { Project, ProjectNeighbours } from '@manjara/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { ProjectPagesService } from './project-pages.service';
import { ProjectDto } from './projects.dto';

const PROJECT_OR_NULL = [{ $ref: getSchemaPath(ProjectDto) }, { type: 'null' }];

export class ProjectNeighboursDto implements ProjectNeighbours {
  @ApiProperty({ oneOf: PROJECT_OR_NULL, description: 'Null: it is the first' })
  previous: Project | null;

  @ApiProperty({ oneOf: PROJECT_OR_NULL, description: 'Null: it is the last' })
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
