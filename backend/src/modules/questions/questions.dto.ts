import { type EntityTexts, LIMITS, type Question } from '@manjara/contracts';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ApiId } from '../../common/openapi/id';
import { bilingualLabels } from '../../common/validation/labels';
import { Text } from '../../common/validation/text';

const [TITLE, AR_TITLE] = bilingualLabels('Title', 'العنوان');
const [DESCRIPTION, AR_DESCRIPTION] = bilingualLabels('Description', 'الوصف');

/** POST /content/questions: everything is required (spec §5). */
export class CreateQuestionDto implements EntityTexts<Question> {
  @Text({ label: TITLE, max: LIMITS.shortText })
  title: string;

  @Text({ label: AR_TITLE, max: LIMITS.shortText })
  arTitle: string;

  @Text({ label: DESCRIPTION, max: LIMITS.longText, multiline: true })
  description: string;

  @Text({ label: AR_DESCRIPTION, max: LIMITS.longText, multiline: true })
  arDescription: string;
}

/** PUT /content/questions/{id}: what is absent stays as it is; what is there is held to the same rules. */
export class UpdateQuestionDto extends PartialType(CreateQuestionDto, {
  skipNullProperties: false,
}) {}

export class QuestionDto implements Question {
  @ApiId()
  _id: string;

  @ApiProperty()
  title: string;

  @ApiProperty()
  arTitle: string;

  @ApiProperty()
  description: string;

  @ApiProperty()
  arDescription: string;
}
