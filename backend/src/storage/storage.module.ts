import { Module } from '@nestjs/common';
import { FileReferences } from './file-references';
import { FileResponder } from './file-responder';
import { FileStore } from './file-store';
import { FilesController } from './files.controller';
import { FilesService } from './files.service';

/**
 * Files in GridFS: stored with the entities that refer to them, and served. The sweep belongs to
 * the whole application: without one of its modules, files of that module would look unused.
 */
@Module({
  controllers: [FilesController],
  providers: [FileStore, FileReferences, FilesService, FileResponder],
  exports: [FilesService, FileReferences, FileResponder],
})
export class StorageModule {}
