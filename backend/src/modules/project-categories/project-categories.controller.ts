import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CategoriesController } from '../categories/categories.controller';
import { ProjectCategoriesService } from './project-categories.service';

@ApiTags('categories')
@Controller('project-categories')
export class ProjectCategoriesController extends CategoriesController(
  ProjectCategoriesService,
  "The categories of projects, in the owner's order",
) {}
