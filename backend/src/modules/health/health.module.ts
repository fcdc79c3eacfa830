import { Module } from '@nestjs/common';
import { ReadCacheModule } from '../../read-cache/read-cache.module';
import { HealthController } from './health.controller';

@Module({
  imports: [ReadCacheModule],
  controllers: [HealthController],
})
export class HealthModule {}
