import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ContentStoreModule } from '../base/content-store.module';
import { QUESTION_MODEL, questionSchema } from './question.schema';
import { QuestionsController } from './questions.controller';
import { QuestionsRepository } from './questions.repository';

/** What makes us different, on the about page (spec §2, §3). */
@Module({
  imports: [
    ContentStoreModule,
    MongooseModule.forFeature([{ name: QUESTION_MODEL, schema: questionSchema }]),
  ],
  controllers: [QuestionsController],
  providers: [QuestionsRepository],
  exports: [QuestionsRepository],
})
export class QuestionsModule {}
