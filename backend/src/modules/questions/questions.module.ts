import { Module } from '@nestjs/common';
import { contentModule, type ListResource } from '../base/content-store.module';
import { QUESTION_MODEL, questionSchema } from './question.schema';
import { QuestionsController } from './questions.controller';
import { QuestionsService } from './questions.service';

const resource: ListResource = {
  kind: 'content/questions',
  model: QUESTION_MODEL,
  schema: questionSchema,
  service: QuestionsService,
};

/** Questions of the about page (spec §2, §3). */
@Module(contentModule(resource, QuestionsController))
export class QuestionsModule {
  static readonly resource = resource;
}
