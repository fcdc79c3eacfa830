import { Module } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { ReadCacheModule } from '../../read-cache/read-cache.module';
import { HealthController } from './health.controller';

@Module({
  imports: [TerminusModule.forRoot({ logger: false }), ReadCacheModule],
  controllers: [HealthController],
})
export class HealthModule {}
