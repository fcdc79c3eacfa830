import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR, DiscoveryModule } from '@nestjs/core';
import { CachedRoutes } from './cached-routes';
import { OutageInterceptor } from './outage.interceptor';
import { ResponseCache } from './response-cache';
import { RevisionController } from './revision.controller';
import { RevisionPoller } from './revision-poller';

/** Answers public reads from memory, and says which revision of the content they show. */
@Module({
  imports: [DiscoveryModule],
  controllers: [RevisionController],
  providers: [
    CachedRoutes,
    ResponseCache,
    RevisionPoller,
    { provide: APP_INTERCEPTOR, useClass: OutageInterceptor },
  ],
  exports: [ResponseCache, RevisionPoller],
})
export class ReadCacheModule {}
