import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImagesModule } from '../images/images.module';
import { FileReferences } from './file-references';
import { FileResponder } from './file-responder';
import { FILE_MODEL, fileSchema } from './file.schema';
import { FilesController } from './files.controller';
import { FileStore } from './file-store';
import { PictureVariants } from './picture-variants';
import { PicturesController } from './pictures.controller';
import { PicturesService } from './pictures.service';
import { PrivateFiles } from './private-files';
import { Sweep } from './sweep';
import { VARIANT_MODEL, variantSchema } from './variant.schema';
import { VariantMaker } from './variant-maker';
import { VariantStore } from './variant-store';

/** Files in GridFS, and the variants of pictures. */
@Module({
  imports: [
    ImagesModule,
    MongooseModule.forFeature([
      { name: FILE_MODEL, schema: fileSchema },
      { name: VARIANT_MODEL, schema: variantSchema },
    ]),
  ],
  controllers: [FilesController, PicturesController],
  providers: [
    FileStore,
    VariantStore,
    VariantMaker,
    PictureVariants,
    FileReferences,
    PicturesService,
    PrivateFiles,
    Sweep,
    FileResponder,
  ],
  exports: [PicturesService, PrivateFiles, Sweep, FileResponder],
})
export class StorageModule {}
