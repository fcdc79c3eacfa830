import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { ListsModule } from '../lists/lists.module';
import { RevisionsStoreModule } from '../revisions/revisions-store.module';
import { PinnedProjectsController } from './pinned-projects.controller';
import { ProjectNeighboursController } from './project-neighbours.controller';
import { ProjectSuggestionsController } from './project-suggestions.controller';
import { PROJECT_MODEL, projectSchema } from './project.schema';
import { ProjectsController } from './projects.controller';
import { ProjectsRepository } from './projects.repository';

/** The portfolio (spec §3, §7). */
@Module({
  imports: [
    ActivityStoreModule,
    RevisionsStoreModule,
    StorageModule,
    ListsModule,
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
