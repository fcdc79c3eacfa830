import type { Product } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { withoutVersion } from '../../database/document-version';
import { toBilingualImage } from '../../storage/bilingual-picture';
import { PicturesService } from '../../storage/pictures.service';
import { NEWEST_FIRST, notFoundError } from '../base/entity.repository';
import { PicturedRepository } from '../base/pictured.repository';
import { PRODUCT_MODEL, type ProductDocument } from './product.schema';
import type { CreateProductDto } from './products.dto';

@Injectable()
export class ProductsRepository extends PicturedRepository<
  ProductDocument,
  Product,
  CreateProductDto
> {
  constructor(
    @InjectModel(PRODUCT_MODEL) products: Model<ProductDocument>,
    revision: ContentRevision,
    pictures: PicturesService,
  ) {
    super(products, revision, pictures, {
      notFound: notFoundError('product', 'This product does not exist.', 'هذا المنتج غير موجود.'),
      sort: NEWEST_FIRST,
    });
  }

  protected toEntity(document: ProductDocument): Product {
    const { _id, image, createdAt, ...texts } = withoutVersion(document);
    return {
      _id: _id.toHexString(),
      ...texts,
      createdAt: createdAt.toISOString(),
      image: toBilingualImage(image),
    };
  }
}
