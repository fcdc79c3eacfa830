import type { Product } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { unlessMissed } from '../../common/http/if-match';
import { ContentRevision } from '../../database/content-revision';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionOf,
  withoutVersion,
} from '../../database/document-version';
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

function toProduct(document: ProductDocument): Product {
  const { _id, image, createdAt, ...texts } = withoutVersion(document);
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

  async findById(id: string): Promise<Versioned<Product> | null> {
    const product = await this.products.findById(id).lean();
    return product && { value: toProduct(product), version: versionOf(product) };
  }

  async create(product: NewProduct): Promise<Product> {
    const created = await this.revision.write(() => this.products.create(product));
    return toProduct(created.toObject());
  }

  /**
   * @param expected the version that it must have
   * @returns the picture before the change; null when there is no such product
   * @throws ApiError 412 when it has another version
   */
  async change(
    id: string,
    change: PicturedChange<ProductTexts>,
    expected?: DocumentVersion,
  ): Promise<StoredPicture | null> {
    const before = await this.revision.write(() =>
      this.products
        .findOneAndUpdate(
          { _id: id, ...atVersion(expected) },
          countingWrite(toPicturedUpdate(change)),
          { returnDocument: 'before', projection: { image: 1 } },
        )
        .lean()
        .exec(),
    );
    return unlessMissed(before, expected)?.image ?? null;
  }

  /** @returns the picture of the product that was removed; null when there was none */
  async remove(id: string): Promise<StoredPicture | null> {
    const removed = await this.revision.write(
      () =>
        this.products
          .findByIdAndDelete(id, { projection: { image: 1 } })
          .lean()
          .exec(),
      { removes: [id] },
    );
    return removed && removed.image;
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found = await this.products.find({ 'image.file': { $in: ids } }, { image: 1 }).lean();
    return found.map(({ image }) => image.file);
  }
}
