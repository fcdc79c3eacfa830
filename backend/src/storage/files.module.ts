import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module';
import { FilesController } from './files.controller';
import { PicturePreviews } from './picture-previews';
import { PicturesController } from './pictures.controller';
import { StorageModule } from './storage.module';

/** The calls about files. Programs of one task store files, too, but answer no calls. */
@Module({
  imports: [StorageModule, ImagesModule],
  controllers: [FilesController, PicturesController],
  providers: [PicturePreviews],
})
export class FilesModule {}
