import type { Project, ProjectDates, ProjectSummary } from '@manjara/contracts';
import { Controller, Get, Inject, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { contentLanguage } from '../../common/http/language';
import { LIST_HEADERS, type Listed, setListHeaders } from '../../common/http/pagination';
import { ByAdmin, PublicOrAdmin } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { LimitSearches } from '../../common/rate-limit/rate-limit.decorators';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { AdminId } from '../auth/signed-in.decorator';
import { EntityController } from '../base/entity.controller';
import {
  BulkProjectsDto,
  CreateProjectDto,
  ProjectDatesDto,
  ProjectDraftDto,
  ProjectDraftSummaryDto,
  ProjectDto,
  ProjectSummaryDto,
  UpdateProjectDto,
} from './projects.dto';
import type { ProjectQuery } from './project-query';
import { ProjectsQueryDto, toProjectQuery } from './projects-query.dto';
import { ProjectsService } from './projects.service';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController extends EntityController<Project>({
  service: ProjectsService,
  entity: ProjectDto,
  draft: ProjectDraftDto,
  create: CreateProjectDto,
  update: UpdateProjectDto,
  bulk: BulkProjectsDto,
}) {
  @Inject() private readonly projects: ProjectsService;

  @PublicOrAdmin()
  @CachedRead()
  @LimitSearches()
  @Get()
  @ApiOperation({
    summary:
      'All projects, newest first, or the part that the query asks for; with a token drafts, too',
  })
  @ApiExtraModels(
    ProjectDto,
    ProjectSummaryDto,
    ProjectDatesDto,
    ProjectDraftDto,
    ProjectDraftSummaryDto,
  )
  @ApiOkResponse({
    schema: {
      type: 'array',
      items: {
        anyOf: [
          { $ref: getSchemaPath(ProjectDto) },
          // With `view=summary`.
          { $ref: getSchemaPath(ProjectSummaryDto) },
          // With `view=dates`.
          { $ref: getSchemaPath(ProjectDatesDto) },
          // With a token and `status=draft`.
          { $ref: getSchemaPath(ProjectDraftDto) },
          { $ref: getSchemaPath(ProjectDraftSummaryDto) },
        ],
      },
    },
    headers: LIST_HEADERS,
  })
  async list(
    @Query() dto: ProjectsQueryDto,
    @ByAdmin() asAdmin: boolean,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<(Project | ProjectSummary | ProjectDates)[]> {
    const query = { ...toProjectQuery(dto, contentLanguage(request)), asAdmin };
    const { items, total } = await this.find(query, dto.view);
    if ((query.search || query.sort) && !dto.lang) response.vary('Accept-Language');
    // Not cached: the number of searches is unbounded.
    if (query.search) response.set('Cache-Control', 'no-store');
    setListHeaders(response, total, query.part, dto);
    return items;
  }

  @Post(':id/duplicate')
  @ApiAdmin()
  @ApiOperation({ summary: 'Makes a draft with its texts and pictures' })
  @ApiCreatedResponse({ type: ProjectDraftDto })
  @ApiUnknownId()
  duplicate(@Param('id', ObjectIdPipe) id: string, @AdminId() adminId: string): Promise<Project> {
    return this.projects.duplicate(id, adminId);
  }

  private find(
    query: ProjectQuery,
    view: ProjectsQueryDto['view'],
  ): Promise<Listed<Project | ProjectSummary | ProjectDates>> {
    if (view === 'summary') return this.projects.findSummaries(query);
    return view === 'dates' ? this.projects.findDates(query) : this.projects.find(query);
  }
}
