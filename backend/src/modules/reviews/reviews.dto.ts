import { type EntityTexts, LIMITS, type Review, type ReviewDraft } from '@manjara/contracts';
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { IsOptionalNotNull, IsOptionalOrEmpty } from '../../common/validation/field-rule';
import { OBJECT_ID } from '../../common/validation/object-id.pipe';
import { ReadAs } from '../../common/validation/text';
import { ChangeOf, StatusQueryDto } from '../../common/validation/status';
import { BulkDto } from '../base/bulk.dto';
import { DraftOf, EntityDto, PictureDto, StatusDto } from '../base/entity.dto';
import { BilingualAnswers, BilingualTexts } from '../base/texts.dto';

const TEXTS = {
  title: { max: LIMITS.name },
  name: { max: LIMITS.name, description: 'Of the reviewer' },
  description: { max: LIMITS.longText, multiline: true },
};

class ReviewedProjectDto {
  @ReadAs((id) => id.trim().toLowerCase())
  @IsOptionalOrEmpty()
  @Matches(OBJECT_ID)
  @ApiPropertyOptional({
    pattern: `^$|${OBJECT_ID.source}`,
    description: 'The project that it is about; blank: none',
  })
  project?: string;
}

/** POST /reviews: all but the project is required (spec §5). */
export class CreateReviewDto
  extends IntersectionType(BilingualTexts(TEXTS), PictureDto, StatusDto, ReviewedProjectDto)
  implements Omit<EntityTexts<Review>, 'project'> {}

/** PUT /reviews/{id}: absent fields stay unchanged. */
export class UpdateReviewDto extends ChangeOf(CreateReviewDto) {}

/** POST /reviews/bulk */
export class BulkReviewsDto extends IntersectionType(BulkDto, StatusDto) {}

export class ReviewDto
  extends IntersectionType(EntityDto, BilingualAnswers(TEXTS))
  implements Review
{
  @ApiProperty({
    type: String,
    nullable: true,
    pattern: OBJECT_ID.source,
    description: 'The project that it is about, for visitors only while it is published',
  })
  project: string | null;
}

/** GET /reviews */
export class ReviewsQueryDto extends StatusQueryDto {
  @ReadAs((id) => id.toLowerCase())
  @IsOptionalNotNull()
  @Matches(OBJECT_ID)
  @ApiPropertyOptional({ pattern: OBJECT_ID.source, description: 'The reviews of one project' })
  project?: string;
}

/** A draft; its fields may be missing. */
export class ReviewDraftDto extends DraftOf(ReviewDto) implements ReviewDraft {}
