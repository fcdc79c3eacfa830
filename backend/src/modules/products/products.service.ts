import type { Product } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import type { IfMatch } from '../../common/http/if-match';
import type { Versioned } from '../../database/document-version';
import { FilesService } from '../../storage/files.service';
import type { CreateProductDto, UpdateProductDto } from './products.dto';
import { PRODUCT_ERRORS } from './products.errors';
import { ProductsRepository } from './products.repository';

@Injectable()
export class ProductsService {
  constructor(
    private readonly products: ProductsRepository,
    private readonly files: FilesService,
  ) {}

  list(): Promise<Product[]> {
    return this.products.list();
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<Product> {
    return (await this.find(id)).value;
  }

  /** @throws ApiError 415 or 422 when the picture is not accepted */
  create({ image, alt, arAlt, ...texts }: CreateProductDto): Promise<Product> {
    return this.files.withFiles(ProductsRepository.FILE_OWNER, async (unit) => {
      const stored = await unit.storePicture(image);
      return this.products.create({
        ...texts,
        createdAt: new Date(),
        image: { ...stored, alt, arAlt },
      });
    });
  }

  /** @throws ApiError 404, 412 as `ifMatch` says, or 415 or 422 when the picture is not accepted */
  async update(
    id: string,
    { image, ...texts }: UpdateProductDto,
    ifMatch: IfMatch,
  ): Promise<Product> {
    // Asked before a picture is stored for a product that does not exist, or has changed.
    const expected = ifMatch.check(await this.find(id));
    await this.files.withFiles(ProductsRepository.FILE_OWNER, async (unit) => {
      const stored = image && (await unit.storePicture(image));
      const before = await this.products.change(id, { ...texts, image: stored }, expected);
      if (!before) throw new ApiError(PRODUCT_ERRORS.notFound);
      if (stored) unit.discard([before]);
    });
    return this.get(id);
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.files.withFiles(ProductsRepository.FILE_OWNER, async (unit) => {
      const removed = await this.products.remove(id);
      if (!removed) throw new ApiError(PRODUCT_ERRORS.notFound);
      unit.discard([removed]);
    });
  }

  private async find(id: string): Promise<Versioned<Product>> {
    const found = await this.products.findById(id);
    if (!found) throw new ApiError(PRODUCT_ERRORS.notFound);
    return found;
  }
}
