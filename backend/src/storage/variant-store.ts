import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { isDuplicateKey } from '../common/errors/database-errors';
import { contentTypeOf, type RenderedVariant, type VariantKey } from '../images/encodings';
import { safeFileName } from './file-name';
import { beganBefore, type GridFile, GridFs, type StoredContent } from './grid-fs';
import type { PictureFile } from './stored-picture';
import { VARIANT_MODEL, type VariantMetadata, VARIANTS_BUCKET } from './variant.schema';

type VariantDocument = GridFile<VariantMetadata>;

export interface StoredVariant extends VariantKey, StoredContent {}

/** Variants of pictures: rendered from the originals, and served instead of them. */
@Injectable()
export class VariantStore extends GridFs<VariantMetadata> {
  constructor(@InjectModel(VARIANT_MODEL) model: Model<VariantDocument>) {
    super(model, VARIANTS_BUCKET);
  }

  /** Stored variants of a picture, of one width if it is given. */
  async findReady(
    picture: Types.ObjectId,
    width?: VariantKey['width'],
  ): Promise<readonly StoredVariant[]> {
    const ofWidth = width === undefined ? {} : { 'metadata.width': width };
    const found = this.model.find({ 'metadata.of': picture, ...ofWidth });
    return (await found.lean<VariantDocument[]>()).map((file) => {
      const { encoding } = file.metadata;
      const content = this.toContent(file, contentTypeOf(encoding));
      return { ...content, width: file.metadata.width, encoding };
    });
  }

  /** Stores a rendered variant, unless another process was faster. */
  async store(picture: PictureFile, { path, width, encoding }: RenderedVariant): Promise<void> {
    const name = safeFileName(picture.name, encoding === 'jpeg' ? 'jpg' : encoding);
    try {
      await this.put(new Types.ObjectId(), path, name, { of: picture.id, width, encoding });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async removeOf(pictures: readonly Types.ObjectId[]): Promise<void> {
    if (pictures.length === 0) return;
    const found = this.model.find({ 'metadata.of': { $in: [...pictures] } }, { _id: 1 });
    await this.removeFiles((await found.lean<VariantDocument[]>()).map(({ _id }) => _id));
  }

  /** The pictures of which there are variants begun before `time`. */
  async picturesBefore(time: Date): Promise<Types.ObjectId[]> {
    const projection = { 'metadata.of': 1 };
    const pictures = new Map<string, Types.ObjectId>();
    for await (const { metadata } of this.files.find({ _id: beganBefore(time) }, { projection })) {
      pictures.set(String(metadata.of), metadata.of);
    }
    return [...pictures.values()];
  }

  /** Removes uploads of variants begun before `time` that never ended. */
  async removeUnfinished(time: Date): Promise<void> {
    await this.removeFiles(await this.unfinishedBefore(time));
  }
}
