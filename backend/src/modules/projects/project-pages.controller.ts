import type { Project, ProjectPage, ProjectSummary } from '@manjara/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Public } from '../../common/http/public.decorator';
import { ApiFailure, ApiUnknownId } from '../../common/openapi/errors.dto';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { ProjectNeighboursDto } from './project-neighbours.controller';
import { ProjectPagesService } from './project-pages.service';
import { ProjectDto, ProjectSummaryDto } from './projects.dto';

class ProjectPageDto extends ProjectNeighboursDto implements ProjectPage {
  @ApiProperty({ type: ProjectDto })
  project: Project;
}

/** An address is an id or a slug, also one that the project had before. */
@ApiTags('projects')
@Controller()
export class ProjectPagesController {
  constructor(private readonly pages: ProjectPagesService) {}

  @Public()
  @CachedRead()
  @Get('project-pages/:address')
  @ApiOperation({ summary: 'The project at an address, and the projects beside it' })
  @ApiOkResponse({ type: ProjectPageDto })
  @ApiUnknownId()
  @ApiFailure(410, 'It was published before')
  read(@Param('address') address: string): Promise<ProjectPage> {
    return this.pages.read(address);
  }

  @Public()
  @CachedRead()
  @Get('similar-projects/:address')
  @ApiOperation({ summary: 'Projects like the one that is, or was, at an address' })
  @ApiOkResponse({ type: [ProjectSummaryDto] })
  @ApiUnknownId()
  findSimilar(@Param('address') address: string): Promise<ProjectSummary[]> {
    return this.pages.findSimilar(address);
  }
}
