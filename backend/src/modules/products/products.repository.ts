import type { Product } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { toBilingualImage } from '../../storage/bilingual-picture';
import { contentOf } from '../base/entity-document';
import { EntityRepository } from '../base/entity.repository';
import { NEWEST_FIRST } from '../base/state.schema';
import type { Names } from '../base/trash.repository';
import { PRODUCT_MODEL, type ProductDocument } from './product.schema';
import { CreateProductDto } from './products.dto';

@Injectable()
export class ProductsRepository extends EntityRepository<
  ProductDocument,
  Product,
  CreateProductDto
> {
  constructor(@InjectModel(PRODUCT_MODEL) products: Model<ProductDocument>) {
    super(products, {
      kind: 'products',
      publishedForm: CreateProductDto,
      notFound: notFoundError('product', 'This product does not exist.', 'هذا المنتج غير موجود.'),
      sort: NEWEST_FIRST,
    });
  }

  /** Of a draft, the date and the picture may be missing. */
  protected toEntity(document: ProductDocument): Product {
    const { _id, image, createdAt, ...texts } = contentOf(document);
    return {
      _id: _id.toHexString(),
      ...texts,
      createdAt: createdAt?.toISOString() as string,
      image: toBilingualImage(image),
    };
  }

  protected namesOf({ name, arName }: ProductDocument): Names {
    return { name, arName };
  }
}
