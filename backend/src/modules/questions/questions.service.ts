import type { Question } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import type { CreateQuestionDto } from './questions.dto';
import { QUESTION_ERRORS } from './questions.errors';
import { QuestionsRepository } from './questions.repository';

@Injectable()
export class QuestionsService {
  constructor(private readonly questions: QuestionsRepository) {}

  list(): Promise<Question[]> {
    return this.questions.list();
  }

  create(question: CreateQuestionDto): Promise<Question> {
    return this.questions.create(question);
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    if (!(await this.questions.remove(id))) throw new ApiError(QUESTION_ERRORS.notFound);
  }
}
