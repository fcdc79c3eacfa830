import { Module } from '@nestjs/common';
import { FileReferences } from './file-references';
import { FileResponder } from './file-responder';
import { FileStore } from './file-store';
import { FileSweep } from './file-sweep';
import { FilesController } from './files.controller';
import { FilesService } from './files.service';

/** Files in GridFS: stored with the entities that refer to them, served, and swept. */
@Module({
  controllers: [FilesController],
  providers: [FileStore, FileReferences, FilesService, FileResponder, FileSweep],
  exports: [FilesService, FileReferences],
})
export class StorageModule {}
