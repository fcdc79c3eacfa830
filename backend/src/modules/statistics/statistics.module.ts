import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PROJECT_MODEL, projectSchema } from '../projects/project.schema';
import { SiteSettingsModule } from '../site-settings/site-settings.module';
import { StatisticsController } from './statistics.controller';
import { STATISTICS_MODEL, statisticsSchema } from './statistics.schema';
import { StatisticsService } from './statistics.service';

/** Visit statistics for the dashboard's overview; not in the specification. */
@Module({
  imports: [
    SiteSettingsModule,
    MongooseModule.forFeature([
      { name: STATISTICS_MODEL, schema: statisticsSchema },
      { name: PROJECT_MODEL, schema: projectSchema },
    ]),
  ],
  controllers: [StatisticsController],
  providers: [StatisticsService],
})
export class StatisticsModule {}
