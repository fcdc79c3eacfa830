import { type EntityTexts, LIMITS, type Question } from '@manjara/contracts';
import { IntersectionType, PartialType } from '@nestjs/swagger';
import { IdDto } from '../../common/openapi/id';
import { BilingualAnswers, BilingualTexts } from '../base/texts.dto';

const TEXTS = {
  title: { max: LIMITS.shortText },
  description: { max: LIMITS.longText, multiline: true },
};

/** POST /content/questions: everything is required (spec §5). */
export class CreateQuestionDto extends BilingualTexts(TEXTS) implements EntityTexts<Question> {}

/** PUT /content/questions/{id}: absent fields stay unchanged. */
export class UpdateQuestionDto extends PartialType(CreateQuestionDto, {
  skipNullProperties: false,
}) {}

export class QuestionDto
  extends IntersectionType(IdDto, BilingualAnswers(TEXTS))
  implements Question {}
