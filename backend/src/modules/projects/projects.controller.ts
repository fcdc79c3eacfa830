import type { Project, ProjectDates, ProjectSummary } from '@manjara/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { MultipartForm } from '../../common/forms/multipart-form';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { contentLanguage } from '../../common/http/language';
import { type Listed, setListHeaders } from '../../common/http/pagination';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { LIST_HEADERS } from '../../common/openapi/list-headers';
import { LimitSearches } from '../../common/rate-limit/rate-limit.decorators';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import {
  CreateProjectDto,
  PROJECT_FORM,
  ProjectDatesDto,
  ProjectDto,
  ProjectSummaryDto,
  UpdateProjectDto,
} from './projects.dto';
import type { ProjectQuery } from './project-query';
import { PROJECTS_READ, ProjectsQueryDto, toProjectQuery } from './projects-query.dto';
import { ProjectsRepository } from './projects.repository';

@ApiTags('projects')
@Controller('projects')
export class ProjectsController {
  constructor(private readonly projects: ProjectsRepository) {}

  @Public()
  @CachedRead(PROJECTS_READ)
  @LimitSearches()
  @Get()
  @ApiOperation({ summary: 'All projects, newest first, or the part that the query asks for' })
  @ApiExtraModels(ProjectDto, ProjectSummaryDto, ProjectDatesDto)
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
        ],
      },
    },
    headers: LIST_HEADERS,
  })
  async list(
    @Query() dto: ProjectsQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<(Project | ProjectSummary | ProjectDates)[]> {
    const query = toProjectQuery(dto, contentLanguage(request));
    const { items, total } = await this.find(query, dto.view);
    if ((query.search || query.sort) && !dto.lang) response.vary('Accept-Language');
    setListHeaders(request, response, total, query.part, PROJECTS_READ.query ?? []);
    return items;
  }

  @Public()
  @CachedRead()
  @Get(':id')
  @ApiOkResponse({ type: ProjectDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<Project> {
    return this.projects.get(id);
  }

  @Post()
  @ApiAdmin()
  @MultipartForm(CreateProjectDto, PROJECT_FORM)
  @ApiCreatedResponse({ type: ProjectDto })
  create(@Body() project: CreateProjectDto): Promise<Project> {
    return this.projects.create(project);
  }

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(UpdateProjectDto, PROJECT_FORM)
  @ApiOkResponse({ type: ProjectDto })
  @ApiUnknownId()
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateProjectDto,
    @ReadIfMatch() ifMatch: IfMatch,
  ): Promise<Project> {
    return this.projects.update(id, change, ifMatch);
  }

  @Delete(':id')
  @ApiAdmin()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The project and its files are gone' })
  @ApiUnknownId()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.projects.remove(id);
  }

  private find(
    query: ProjectQuery,
    view: ProjectsQueryDto['view'],
  ): Promise<Listed<Project | ProjectSummary | ProjectDates>> {
    if (view === 'summary') return this.projects.findSummaries(query);
    return view === 'dates' ? this.projects.findDates(query) : this.projects.find(query);
  }
}
