import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StorageModule } from '../../storage/storage.module';
import { ActivityStoreModule } from '../activity/activity-store.module';
import { ListsModule } from '../lists/lists.module';
import { RevisionsStoreModule } from '../revisions/revisions-store.module';
import { QUESTION_MODEL, questionSchema } from './question.schema';
import { QuestionsController } from './questions.controller';
import { QuestionsRepository } from './questions.repository';

/** What makes us different, on the about page (spec §2, §3). */
@Module({
  imports: [
    ActivityStoreModule,
    StorageModule,
    RevisionsStoreModule,
    ListsModule,
    MongooseModule.forFeature([{ name: QUESTION_MODEL, schema: questionSchema }]),
  ],
  controllers: [QuestionsController],
  providers: [QuestionsRepository],
  exports: [QuestionsRepository],
})
export class QuestionsModule {}
