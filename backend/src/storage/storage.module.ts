import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagesModule } from '../images/images.module';
import { FileReferences } from './file-references';
import { FileResponder } from './file-responder';
import { FileStore } from './file-store';
import { FilesService } from './files.service';
import { PictureVariants } from './picture-variants';
import { VARIANT_MODEL, variantSchema } from './variant.schema';
import { VariantMaker } from './variant-maker';
import { VariantStore } from './variant-store';

/**
 * Files in GridFS: stored with the entities that refer to them, and served; pictures are served as
 * variants. The sweep belongs to the whole application: without one of its modules, files of that
 * module would look unused.
 */
@Module({
  imports: [
    ImagesModule,
    MongooseModule.forFeature([{ name: VARIANT_MODEL, schema: variantSchema }]),
  ],
  providers: [
    FileStore,
    VariantStore,
    VariantMaker,
    PictureVariants,
    FileReferences,
    FilesService,
    FileResponder,
  ],
  exports: [FilesService, FileReferences, FileResponder, PictureVariants, VariantMaker],
})
export class StorageModule {}
