import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CachedRoutes } from './cached-routes';
import { Loads } from './loads';
import { ReadCache } from './read-cache';
import { RevisionController } from './revision.controller';
import { RevisionWatch } from './revision-watch';

/** Answers public reads from memory, and says which revision of the content they show. */
@Module({
  imports: [DiscoveryModule],
  controllers: [RevisionController],
  providers: [CachedRoutes, Loads, ReadCache, RevisionWatch],
  exports: [ReadCache, RevisionWatch],
})
export class ReadCacheModule {}
