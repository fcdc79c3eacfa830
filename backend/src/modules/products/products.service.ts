import { NO_PRODUCT_FACTS, type Product } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { toDatedEntity } from '../base/entity-document';
import { NEWEST_FIRST } from '../base/state.schema';
import { CategorizedService } from '../categories/categorized.service';
import { ProductLinesService } from '../product-lines/product-lines.service';
import { PRODUCT_MODEL, type ProductDocument } from './product.schema';
import { CreateProductDto } from './products.dto';

@Injectable()
export class ProductsService extends CategorizedService<
  ProductDocument,
  Product,
  CreateProductDto
> {
  constructor(
    @InjectModel(PRODUCT_MODEL) products: Model<ProductDocument>,
    protected readonly categories: ProductLinesService,
  ) {
    super(products, {
      kind: 'products',
      namesOf: ({ name, arName }) => ({ name, arName }),
      publishedForm: CreateProductDto,
      notFound: notFoundError('product', 'This product does not exist.', 'هذا المنتج غير موجود.'),
      sort: NEWEST_FIRST,
    });
  }

  protected toEntity(document: ProductDocument): Product {
    return { ...NO_PRODUCT_FACTS, ...toDatedEntity(document) };
  }
}
