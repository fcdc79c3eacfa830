import { Module } from '@nestjs/common';
import { RevisionController } from './revision.controller';
import { RevisionWatch } from './revision-watch';

/** Answers public reads from memory, and says which revision of the content they show. */
@Module({
  controllers: [RevisionController],
  providers: [RevisionWatch],
})
export class ReadCacheModule {}
