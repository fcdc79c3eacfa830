import { Module } from '@nestjs/common';
import { ContentListsModule } from '../base/content-lists';
import { JobsModule } from '../jobs/jobs.module';
import { MessagesModule } from '../messages/messages.module';
import { SearchController } from './search.controller';
import { SearchService } from './search.service';

@Module({
  imports: [ContentListsModule, JobsModule, MessagesModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}
