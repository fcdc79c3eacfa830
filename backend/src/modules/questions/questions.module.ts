import { Module } from '@nestjs/common';
import { contentModule } from '../base/content-store.module';
import { QUESTION_MODEL, questionSchema } from './question.schema';
import { QuestionsController } from './questions.controller';
import { QuestionsRepository } from './questions.repository';

/** What makes us different, on the about page (spec §2, §3). */
@Module(contentModule(QUESTION_MODEL, questionSchema, QuestionsRepository, QuestionsController))
export class QuestionsModule {}
