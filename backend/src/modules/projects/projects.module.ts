import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { PinnedProjectsController } from './pinned-projects.controller';
import { ProjectNeighboursController } from './project-neighbours.controller';
import { ProjectSuggestionsController } from './project-suggestions.controller';
import { PROJECT_MODEL, projectSchema } from './project.schema';
import { ProjectsController } from './projects.controller';
import { ProjectsRepository } from './projects.repository';

/** The portfolio (spec §3, §7). */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: PROJECT_MODEL, schema: projectSchema }]),
  ],
  controllers: [
    ProjectsController,
    PinnedProjectsController,
    ProjectNeighboursController,
    ProjectSuggestionsController,
  ],
  providers: [ProjectsRepository],
  exports: [ProjectsRepository],
})
export class ProjectsModule {}
