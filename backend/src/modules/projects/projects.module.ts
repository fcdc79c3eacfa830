import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { ProjectCategoriesModule } from '../project-categories/project-categories.module';
import { PinnedProjectsController } from './pinned-projects.controller';
import { ProjectNeighboursController } from './project-neighbours.controller';
import { PinnedProjectsService } from './pinned-projects.service';
import { ProjectPagesController } from './project-pages.controller';
import { ProjectPagesService } from './project-pages.service';
import { ProjectSuggestionsController } from './project-suggestions.controller';
import { PROJECT_MODEL, projectSchema } from './project.schema';
import { ProjectsController } from './projects.controller';
import { ProjectsService } from './projects.service';

const resource: ListResource = {
  kind: 'projects',
  model: PROJECT_MODEL,
  schema: projectSchema,
  service: ProjectsService,
  uses: [ProjectCategoriesModule],
  providers: [PinnedProjectsService, ProjectPagesService],
};

/** The portfolio (spec §3, §7). */
@Module(
  contentModule(
    resource,
    ProjectsController,
    PinnedProjectsController,
    ProjectNeighboursController,
    ProjectPagesController,
    ProjectSuggestionsController,
  ),
)
export class ProjectsModule {
  static readonly resource = resource;
}
