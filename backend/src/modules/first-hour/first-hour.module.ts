import { Module } from '@nestjs/common';
import { ContentListsModule } from '../base/content-lists';
import { DemoModule } from '../demo/demo.module';
import { SiteSettingsModule } from '../site-settings/site-settings.module';
import { FirstHourController } from './first-hour.controller';
import { FirstHourService } from './first-hour.service';

/** What a new site still needs. */
@Module({
  imports: [ContentListsModule, DemoModule, SiteSettingsModule],
  controllers: [FirstHourController],
  providers: [FirstHourService],
})
export class FirstHourModule {}
