import type { Question } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { notFoundError } from '../../common/errors/api-error';
import { contentOf } from '../base/entity-document';
import { OrderedService } from '../base/ordered.service';
import { QUESTION_MODEL, type QuestionDocument } from './question.schema';
import type { CreateQuestionDto } from './questions.dto';

/** Questions in the owner's order. */
@Injectable()
export class QuestionsService extends OrderedService<
  QuestionDocument,
  Question,
  CreateQuestionDto
> {
  constructor(@InjectModel(QUESTION_MODEL) questions: Model<QuestionDocument>) {
    super(questions, {
      kind: 'content/questions',
      namesOf: ({ title, arTitle }) => ({ name: title, arName: arTitle }),
      notFound: notFoundError('question', 'This question does not exist.', 'هذا السؤال غير موجود.'),
    });
  }

  protected toEntity(document: QuestionDocument): Question {
    const { _id, ...texts } = contentOf(document);
    return { _id: _id.toHexString(), ...texts };
  }
}
