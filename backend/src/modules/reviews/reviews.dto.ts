import { type EntityTexts, LIMITS, type Review, type ReviewDraft } from '@manjara/contracts';
import { IntersectionType } from '@nestjs/swagger';
import { ChangeOf } from '../../common/validation/status';
import { BulkDto } from '../base/bulk.dto';
import { DraftOf, EntityDto, PictureDto, StatusDto } from '../base/entity.dto';
import { BilingualAnswers, BilingualTexts } from '../base/texts.dto';

const TEXTS = {
  title: { max: LIMITS.name },
  name: { max: LIMITS.name, description: 'Of the reviewer' },
  description: { max: LIMITS.longText, multiline: true },
};

/** POST /reviews: everything is required (spec §5). */
export class CreateReviewDto
  extends IntersectionType(BilingualTexts(TEXTS), PictureDto, StatusDto)
  implements EntityTexts<Review> {}

/** PUT /reviews/{id}: absent fields stay unchanged. */
export class UpdateReviewDto extends ChangeOf(CreateReviewDto) {}

/** POST /reviews/bulk */
export class BulkReviewsDto extends IntersectionType(BulkDto, StatusDto) {}

export class ReviewDto
  extends IntersectionType(EntityDto, BilingualAnswers(TEXTS))
  implements Review {}

/** A draft; its fields may be missing. */
export class ReviewDraftDto extends DraftOf(ReviewDto) implements ReviewDraft {}
