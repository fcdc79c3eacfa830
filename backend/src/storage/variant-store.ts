import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { type Connection, type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-errors';
import { contentTypeOf, type VariantKey } from '../images/encodings';
import type { RenderedVariant } from '../images/image-processor';
import { safeFileName } from './file-name';
import { beganBefore, GridFs } from './grid-fs';
import type { PictureFile } from './stored-picture';
import type { StoredContent } from './stored-content';
import {
  VARIANT_MODEL,
  type VariantDocument,
  type VariantMetadata,
  VARIANTS_BUCKET,
} from './variant.schema';

export interface StoredVariant extends VariantKey, StoredContent {}

const extensionOf = ({ encoding }: VariantKey) => (encoding === 'jpeg' ? 'jpg' : encoding);

/** The variants of pictures: what is made of the originals, and served in their place. */
@Injectable()
export class VariantStore {
  private readonly grid: GridFs<VariantMetadata>;

  constructor(
    @InjectModel(VARIANT_MODEL) private readonly model: Model<VariantDocument>,
    @InjectConnection() connection: Connection,
  ) {
    this.grid = new GridFs(connection, VARIANTS_BUCKET);
  }

  /** Those of a picture that are ready, at one width if one is given. */
  async findReady(
    picture: Types.ObjectId,
    width?: VariantKey['width'],
  ): Promise<readonly StoredVariant[]> {
    const filter = {
      'metadata.of': picture,
      ...(width !== undefined && { 'metadata.width': width }),
    };
    const found = await this.model.find(filter).lean<VariantDocument[]>();
    return found.map((variant) => this.toStored(variant));
  }

  /** Stores what was rendered, unless another process was faster. */
  async put(picture: PictureFile, { path, width, encoding }: RenderedVariant): Promise<void> {
    const id = new Types.ObjectId();
    const name = safeFileName(picture.name, extensionOf({ width, encoding }));
    try {
      await this.grid.put(id, path, name, { of: picture.id, width, encoding });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Removes all variants of these pictures. */
  async removeOf(pictures: readonly Types.ObjectId[]): Promise<void> {
    if (pictures.length === 0) return;
    const variants = await this.model
      .find({ 'metadata.of': { $in: [...pictures] } }, { _id: 1 })
      .lean<{ _id: Types.ObjectId }[]>();
    await this.grid.remove(variants.map(({ _id }) => _id));
  }

  /** Of which pictures there are variants begun before `time`, in batches; some come repeatedly. */
  async *picturesBefore(time: Date): AsyncGenerator<Types.ObjectId[]> {
    for await (const variants of this.grid.batches({ _id: beganBefore(time) })) {
      const pictures = variants.map(({ metadata }) => [String(metadata.of), metadata.of] as const);
      yield [...new Map(pictures).values()];
    }
  }

  /** Removes what is left of variants begun before `time` whose storing never ended. */
  async removeUnfinished(time: Date): Promise<void> {
    for await (const ids of this.grid.unfinishedBefore(time)) {
      await this.grid.removeChunks(ids);
    }
  }

  private toStored({ _id: id, filename: name, length, metadata }: VariantDocument): StoredVariant {
    const { width, encoding } = metadata;
    return {
      id,
      name,
      length,
      width,
      encoding,
      contentType: contentTypeOf(encoding),
      read: (range) => this.grid.read(id, range),
    };
  }
}
