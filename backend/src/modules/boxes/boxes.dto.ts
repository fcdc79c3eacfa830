import { type Box, type EntityTexts, LIMITS } from '@manjara/contracts';
import { IntersectionType, PartialType } from '@nestjs/swagger';
import { IdDto } from '../../common/openapi/id';
import { BilingualAnswers, BilingualTexts } from '../base/texts.dto';

const TEXTS = {
  boxTitle: { max: LIMITS.name },
  boxText: { max: LIMITS.shortText, multiline: true },
};

/** POST /content/boxes: all are required (spec §5). */
export class CreateBoxDto extends BilingualTexts(TEXTS) implements EntityTexts<Box> {}

/** PUT /content/boxes/{id}: absent fields stay unchanged. */
export class UpdateBoxDto extends PartialType(CreateBoxDto, { skipNullProperties: false }) {}

export class BoxDto extends IntersectionType(IdDto, BilingualAnswers(TEXTS)) implements Box {}
