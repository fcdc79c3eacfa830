import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { CachedReadInterceptor } from './cached-read.interceptor';
import { ResponseCache } from './response-cache';
import { RevisionController } from './revision.controller';
import { RevisionPoller } from './revision-poller';

/** Answers public reads from memory, and says which revision of the content they show. */
@Module({
  controllers: [RevisionController],
  providers: [
    ResponseCache,
    RevisionPoller,
    { provide: APP_INTERCEPTOR, useClass: CachedReadInterceptor },
  ],
  exports: [ResponseCache, RevisionPoller],
})
export class ReadCacheModule {}
