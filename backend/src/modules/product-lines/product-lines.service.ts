import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { CategoriesService } from '../categories/categories.service';
import { categorySchema, type CategoryDocument } from '../categories/category.schema';
import { firstDocuments } from '../categories/first-categories';
import { FIRST_LINES } from './first-lines';

export const PRODUCT_LINE_MODEL = 'ProductLine';

export const productLineSchema = categorySchema('product-lines');

/** The production lines, in the owner's order; eight at first (spec §3). */
@Injectable()
export class ProductLinesService extends CategoriesService {
  constructor(@InjectModel(PRODUCT_LINE_MODEL) model: Model<CategoryDocument>) {
    super(model, {
      kind: 'product-lines',
      items: 'products',
      first: firstDocuments('d0', FIRST_LINES),
      notFound: notFoundError(
        'line',
        'This production line does not exist.',
        'خط الإنتاج هذا غير موجود.',
      ),
    });
  }
}
