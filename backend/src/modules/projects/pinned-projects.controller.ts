import { LIMITS, type Project } from '@manjara/contracts';
import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { IdList } from '../../common/validation/id-list';
import { ProjectDto } from './projects.dto';
import { ProjectsRepository } from './projects.repository';

/** PUT /pinned-projects */
export class PinProjectsDto {
  @IdList({ en: 'Projects', ar: 'المشاريع' }, LIMITS.pinnedProjects)
  ids: string[];
}

@ApiTags('projects')
@Controller('pinned-projects')
export class PinnedProjectsController {
  constructor(private readonly projects: ProjectsRepository) {}

  @Put()
  @ApiAdmin()
  @ApiOperation({ summary: 'The projects on top, in this order, in place of those before' })
  @ApiOkResponse({ type: [ProjectDto] })
  @ApiUnknownId()
  pin(@Body() { ids }: PinProjectsDto): Promise<Project[]> {
    return this.projects.pin(ids);
  }
}
