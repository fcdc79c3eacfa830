import { PROJECT_CATEGORIES } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { CategoriesService } from '../categories/categories.service';
import { categorySchema, type CategoryDocument } from '../categories/category.schema';
import { firstDocuments } from '../categories/first-categories';

export const PROJECT_CATEGORY_MODEL = 'ProjectCategory';

export const projectCategorySchema = categorySchema('project-categories');

/** The categories of the portfolio, in the owner's order; six at first (spec §3). */
@Injectable()
export class ProjectCategoriesService extends CategoriesService {
  constructor(@InjectModel(PROJECT_CATEGORY_MODEL) model: Model<CategoryDocument>) {
    super(model, {
      kind: 'project-categories',
      items: 'projects',
      first: firstDocuments('c0', PROJECT_CATEGORIES),
      notFound: notFoundError('category', 'This category does not exist.', 'هذه الفئة غير موجودة.'),
    });
  }
}
