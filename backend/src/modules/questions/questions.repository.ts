import type { Question } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { contentOf, EntityRepository, notFoundError } from '../base/entity.repository';
import type { Names } from '../base/trashable.repository';
import { ListOrders } from '../lists/list-orders.repository';
import { RevisionsRepository } from '../revisions/revisions.repository';
import { QUESTION_MODEL, type QuestionDocument } from './question.schema';

/** Questions in the owner's order. */
@Injectable()
export class QuestionsRepository extends EntityRepository<QuestionDocument, Question> {
  constructor(
    @InjectModel(QUESTION_MODEL) questions: Model<QuestionDocument>,
    revision: ContentRevision,
    revisions: RevisionsRepository,
    orders: ListOrders,
  ) {
    super(questions, revision, revisions, {
      kind: 'content/questions',
      order: orders.of('questions'),
      notFound: notFoundError('question', 'This question does not exist.', 'هذا السؤال غير موجود.'),
    });
  }

  protected toEntity(document: QuestionDocument): Question {
    const { _id, ...texts } = contentOf(document);
    return { _id: _id.toHexString(), ...texts };
  }

  protected namesOf({ title, arTitle }: QuestionDocument): Names {
    return { name: title, arName: arTitle };
  }
}
