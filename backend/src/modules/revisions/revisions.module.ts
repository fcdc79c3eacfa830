import { Module } from '@nestjs/common';
import { AccountModule } from '../auth/account.module';
import { ContentModule } from '../base/content.module';
import { RevisionsController } from './revisions.controller';
import { RevisionsService } from './revisions.service';

/** Lists and restores previous versions of all that is edited. */
@Module({
  imports: [AccountModule, ContentModule],
  controllers: [RevisionsController],
  providers: [RevisionsService],
})
export class RevisionsModule {}
