import type { Product } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import {
  type BilingualPicture,
  type PicturedChange,
  toBilingualImage,
  toPicturedUpdate,
} from '../../storage/bilingual-picture';
import { FileReferences } from '../../storage/file-references';
import type { StoredPicture } from '../../storage/stored-picture';
import { PRODUCT_MODEL, type ProductDocument } from './product.schema';

export interface ProductTexts {
  name: string;
  arName: string;
  category: string;
  arCategory: string;
}

export interface NewProduct extends ProductTexts {
  createdAt: Date;
  image: BilingualPicture;
}

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

function toProduct({ _id, image, createdAt, ...texts }: ProductDocument): Product {
  return {
    _id: _id.toHexString(),
    ...texts,
    createdAt: createdAt.toISOString(),
    image: toBilingualImage(image),
  };
}

@Injectable()
export class ProductsRepository {
  /** The name under which the pictures of products are stored. */
  static readonly FILE_OWNER = 'products';

  constructor(
    @InjectModel(PRODUCT_MODEL) private readonly products: Model<ProductDocument>,
    private readonly revision: ContentRevision,
    references: FileReferences,
  ) {
    references.register(ProductsRepository.FILE_OWNER, (ids) => this.referencedFiles(ids));
  }

  /** Newest first. */
  async list(): Promise<Product[]> {
    return (await this.products.find().sort(NEWEST_FIRST).lean()).map(toProduct);
  }

  async findById(id: string): Promise<Product | null> {
    const product = await this.products.findById(id).lean();
    return product && toProduct(product);
  }

  async create(product: NewProduct): Promise<Product> {
    const created = await this.revision.during('products', () => this.products.create(product));
    return toProduct(created.toObject());
  }

  /** @returns the picture before the change; null when there is no such product */
  async change(id: string, change: PicturedChange<ProductTexts>): Promise<StoredPicture | null> {
    const before = await this.revision.during('products', () =>
      this.products
        .findByIdAndUpdate(id, toPicturedUpdate(change), {
          returnDocument: 'before',
          projection: { image: 1 },
        })
        .lean()
        .exec(),
    );
    return before && before.image;
  }

  /** @returns the picture of the product that was removed; null when there was none */
  async remove(id: string): Promise<StoredPicture | null> {
    const removed = await this.revision.during(
      'products',
      () =>
        this.products
          .findByIdAndDelete(id, { projection: { image: 1 } })
          .lean()
          .exec(),
      { entity: id },
    );
    return removed && removed.image;
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found = await this.products.find({ 'image.file': { $in: ids } }, { image: 1 }).lean();
    return found.map(({ image }) => image.file);
  }
}
