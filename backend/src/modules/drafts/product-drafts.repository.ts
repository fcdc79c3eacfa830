import { type Product, type ProductDraft } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { PicturesService } from '../../storage/pictures.service';

import { notFoundError } from '../base/entity.repository';
import { CreateProductDto } from '../products/products.dto';
import { ProductsRepository } from '../products/products.repository';
import { PRODUCT_DRAFT_MODEL, type DraftDocument } from './draft.schema';
import { draftBase, DraftsRepository } from './drafts.repository';

@Injectable()
export class ProductDraftsRepository extends DraftsRepository<ProductDraft, Product> {
  constructor(
    @InjectModel(PRODUCT_DRAFT_MODEL) drafts: Model<DraftDocument>,
    pictures: PicturesService,
    products: ProductsRepository,
  ) {
    super(drafts, pictures, products, {
      notFound: notFoundError(
        'product_draft',
        'This draft does not exist.',
        'هذه المسودة غير موجودة.',
      ),
      texts: ['name', 'arName', 'category', 'arCategory'],
      form: CreateProductDto,
    });
  }

  protected toDraft(document: DraftDocument, texts: Record<string, string>): ProductDraft {
    return {
      ...draftBase(document),
      ...(texts as Texts),
    };
  }
}

type Texts = Pick<
  ProductDraft,
  Exclude<keyof ProductDraft, '_id' | 'image' | 'createdAt' | 'savedAt'>
>;
