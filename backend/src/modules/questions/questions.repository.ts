import type { Question } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentRevision } from '../../database/content-revision';
import { QUESTION_MODEL, type QuestionDocument } from './question.schema';

export type NewQuestion = Omit<Question, '_id'>;

const IN_ORDER_OF_ENTRY = { _id: 1 } as const;

const toQuestion = ({ _id, ...texts }: QuestionDocument): Question => ({
  _id: _id.toHexString(),
  ...texts,
});

@Injectable()
export class QuestionsRepository {
  constructor(
    @InjectModel(QUESTION_MODEL) private readonly questions: Model<QuestionDocument>,
    private readonly revision: ContentRevision,
  ) {}

  async list(): Promise<Question[]> {
    return (await this.questions.find().sort(IN_ORDER_OF_ENTRY).lean()).map(toQuestion);
  }

  async create({ title, arTitle, description, arDescription }: NewQuestion): Promise<Question> {
    const created = await this.revision.write(() =>
      this.questions.create({ title, arTitle, description, arDescription }),
    );
    return toQuestion(created.toObject());
  }

  /** @returns whether there was such a question */
  async remove(id: string): Promise<boolean> {
    const { deletedCount } = await this.revision.write(
      () => this.questions.deleteOne({ _id: id }).exec(),
      { removes: [id] },
    );
    return deletedCount === 1;
  }
}
