import { ThrottlerModule } from '@nestjs/throttler';
import type { AppConfig } from '../../config/app-config';
import { APP_CONFIG } from '../../config/config.module';
import { rateLimitOptions } from './rate-limits';

export const rateLimitModule = () =>
  ThrottlerModule.forRootAsync({
    inject: [APP_CONFIG],
    useFactory: (config: AppConfig) => rateLimitOptions(config),
  });
