import { IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { BulkDto } from '../base/bulk.dto';
import { CreateReviewDto } from './reviews.dto';

/** POST /reviews/bulk */
export class BulkReviewsDto extends IntersectionType(
  BulkDto,
  PartialType(PickType(CreateReviewDto, ['status']), { skipNullProperties: false }),
) {}
