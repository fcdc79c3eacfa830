import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { REVISION_MODEL, revisionSchema } from './revision.schema';
import { RevisionsRepository } from './revisions.repository';

/** Keeps previous versions for the repositories of all that is edited. */
@Module({
  imports: [
    StorageModule,
    MongooseModule.forFeature([{ name: REVISION_MODEL, schema: revisionSchema }]),
  ],
  providers: [RevisionsRepository],
  exports: [RevisionsRepository],
})
export class RevisionsStoreModule {}
