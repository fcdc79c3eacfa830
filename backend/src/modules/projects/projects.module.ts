import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { PinnedProjectsController } from './pinned-projects.controller';
import { ProjectNeighboursController } from './project-neighbours.controller';
import { ProjectSuggestionsController } from './project-suggestions.controller';
import { PROJECT_MODEL, projectSchema } from './project.schema';
import { ProjectsController } from './projects.controller';
import { ProjectsRepository } from './projects.repository';

/** The portfolio (spec §3, §7). */
@Module(
  contentModule(
    PROJECT_MODEL,
    projectSchema,
    ProjectsRepository,
    ProjectsController,
    PinnedProjectsController,
    ProjectNeighboursController,
    ProjectSuggestionsController,
  ),
)
export class ProjectsModule {}
