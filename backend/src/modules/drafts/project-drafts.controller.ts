import type { Project, ProjectDraft } from '@manjara/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/multipart-form';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { ApiAdmin, ApiFailure, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { PROJECT_FORM, ProjectDto } from '../projects/projects.dto';
import { ProjectDraftDto, SaveProjectDraftDto } from './project-drafts.dto';
import { ProjectDraftsRepository } from './project-drafts.repository';

@ApiTags('projects')
@Controller()
export class ProjectDraftsController {
  constructor(private readonly drafts: ProjectDraftsRepository) {}

  @Get('project-drafts')
  @ApiAdmin()
  @ApiOperation({ summary: 'All drafts, last saved first' })
  @ApiOkResponse({ type: [ProjectDraftDto] })
  list(): Promise<ProjectDraft[]> {
    return this.drafts.list();
  }

  @Get('project-drafts/:id')
  @ApiAdmin()
  @ApiOkResponse({ type: ProjectDraftDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<ProjectDraft> {
    return this.drafts.get(id);
  }

  @Post('project-drafts')
  @ApiAdmin()
  @MultipartForm(SaveProjectDraftDto, PROJECT_FORM)
  @ApiCreatedResponse({ type: ProjectDraftDto })
  create(@Body() draft: SaveProjectDraftDto): Promise<ProjectDraft> {
    return this.drafts.create(draft);
  }

  @Put('project-drafts/:id')
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(SaveProjectDraftDto, PROJECT_FORM)
  @ApiOkResponse({ type: ProjectDraftDto })
  @ApiUnknownId()
  @ApiFailure(409, 'Another change came in between')
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() draft: SaveProjectDraftDto,
    @ReadIfMatch() ifMatch: IfMatch,
  ): Promise<ProjectDraft> {
    return this.drafts.update(id, draft, ifMatch);
  }

  @Delete('project-drafts/:id')
  @ApiAdmin()
  @HttpCode(204)
  @ApiNoContentResponse({ description: 'The draft and its files are gone' })
  @ApiUnknownId()
  remove(@Param('id', ObjectIdPipe) id: string): Promise<void> {
    return this.drafts.remove(id);
  }

  @Post('project-drafts/:id/publish')
  @ApiAdmin()
  @HttpCode(200)
  @ApiOperation({ summary: 'Publishes a draft that is complete' })
  @ApiOkResponse({ type: ProjectDto })
  @ApiUnknownId()
  publish(@Param('id', ObjectIdPipe) id: string): Promise<Project> {
    return this.drafts.publish(id);
  }

  @Post('projects/:id/unpublish')
  @ApiAdmin()
  @HttpCode(200)
  @ApiOperation({ summary: 'Makes a draft of it, which nobody sees' })
  @ApiOkResponse({ type: ProjectDraftDto })
  @ApiUnknownId()
  unpublish(@Param('id', ObjectIdPipe) id: string): Promise<ProjectDraft> {
    return this.drafts.unpublish(id);
  }

  @Post('projects/:id/duplicate')
  @ApiAdmin()
  @ApiOperation({ summary: 'Makes a draft with its texts and pictures' })
  @ApiCreatedResponse({ type: ProjectDraftDto })
  @ApiUnknownId()
  duplicate(@Param('id', ObjectIdPipe) id: string): Promise<ProjectDraft> {
    return this.drafts.duplicate(id);
  }
}
