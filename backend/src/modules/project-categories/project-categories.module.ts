import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { ProjectCategoriesController } from './project-categories.controller';
import {
  PROJECT_CATEGORY_MODEL,
  projectCategorySchema,
  ProjectCategoriesService,
} from './project-categories.service';

const resource: ListResource = {
  kind: 'project-categories',
  model: PROJECT_CATEGORY_MODEL,
  schema: projectCategorySchema,
  service: ProjectCategoriesService,
};

/** The categories of the portfolio (spec §3). */
@Module(contentModule(resource, ProjectCategoriesController))
export class ProjectCategoriesModule {
  static readonly resource = resource;
}
