import type { Question } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { withoutVersion } from '../../database/document-version';
import { EntityRepository, notFoundError } from '../base/entity.repository';
import { QUESTION_MODEL, type QuestionDocument } from './question.schema';

/** Questions in the owner's order. */
@Injectable()
export class QuestionsRepository extends EntityRepository<QuestionDocument, Question> {
  constructor(
    @InjectModel(QUESTION_MODEL) questions: Model<QuestionDocument>,
    revision: ContentRevision,
  ) {
    super(questions, revision, {
      notFound: notFoundError('question', 'This question does not exist.', 'هذا السؤال غير موجود.'),
    });
  }

  protected toEntity(document: QuestionDocument): Question {
    const { _id, position: _position, ...texts } = withoutVersion(document);
    return { _id: _id.toHexString(), ...texts };
  }
}
