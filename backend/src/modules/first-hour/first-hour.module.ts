import { Module } from '@nestjs/common';
import { ContentListsModule } from '../base/content-lists';
import { DemoModule } from '../demo/demo.module';
import { SiteSettingsModule } from '../site-settings/site-settings.module';
import { FirstHourController } from './first-hour.controller';
import { FirstHourService } from './first-hour.service';

/** The setup checklist of a new site. */
@Module({
  imports: [ContentListsModule, DemoModule, SiteSettingsModule],
  controllers: [FirstHourController],
  providers: [FirstHourService],
})
export class FirstHourModule {}
