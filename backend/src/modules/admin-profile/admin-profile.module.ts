import { Module } from '@nestjs/common';
import { KnownDevices } from '../../common/rate-limit/known-devices';
import { StorageModule } from '../../storage/storage.module';
import { AccountModule } from '../auth/account.module';
import { AdminProfileController } from './admin-profile.controller';
import { AdminProfileService } from './admin-profile.service';

@Module({
  imports: [AccountModule, StorageModule],
  controllers: [AdminProfileController],
  providers: [AdminProfileService, KnownDevices],
})
export class AdminProfileModule {}
