import { Module } from '@nestjs/common';
import { FilesController } from './files.controller';
import { PicturesController } from './pictures.controller';
import { StorageModule } from './storage.module';

/** The calls about files. Programs of one task store files, too, but answer no calls. */
@Module({
  imports: [StorageModule],
  controllers: [FilesController, PicturesController],
})
export class FilesModule {}
