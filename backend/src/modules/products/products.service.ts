import { NO_PRODUCT_FACTS, type Product } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { toBilingualImage } from '../../storage/bilingual-picture';
import type { StoredPicture } from '../../storage/stored-picture';
import { type EntityForm, toDatedEntity } from '../base/entity-document';
import { assertDistinct, withSecondaryImages } from '../base/secondary-images';
import { NEWEST_FIRST } from '../base/state.schema';
import { CategorizedService } from '../categories/categorized.service';
import { ProductLinesService } from '../product-lines/product-lines.service';
import { PRODUCT_MODEL, type ProductDocument } from './product.schema';
import { CreateProductDto } from './products.dto';

type ProductForm = EntityForm<CreateProductDto>;

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
    const { secondaryImages = [], ...product } = toDatedEntity(document);
    return {
      ...NO_PRODUCT_FACTS,
      ...product,
      secondaryImages: secondaryImages.map(toBilingualImage),
    };
  }

  protected override picturesOf(document: ProductDocument) {
    return [...super.picturesOf(document), ...(document.secondaryImages ?? [])];
  }

  protected override furtherPictures({ secondaryImages = [] }: ProductForm) {
    assertDistinct(secondaryImages);
    return secondaryImages;
  }

  protected override toFields(
    form: ProductForm,
    further: StoredPicture[],
    current?: ProductDocument,
  ): object {
    return withSecondaryImages(form, further, current);
  }
}
