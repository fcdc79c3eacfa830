import type { Review } from '@manjara/contracts';
import { Controller, Get, Inject, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ByAdmin, PublicOrAdmin } from '../../common/http/public.decorator';
import { ApiDraftable } from '../../common/openapi/draftable';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { EntityController } from '../base/entity.controller';
import {
  BulkReviewsDto,
  CreateReviewDto,
  ReviewDraftDto,
  ReviewDto,
  ReviewsQueryDto,
  UpdateReviewDto,
} from './reviews.dto';
import { ReviewsService } from './reviews.service';

@ApiTags('reviews')
@Controller('reviews')
export class ReviewsController extends EntityController<Review>({
  service: ReviewsService,
  entity: ReviewDto,
  draft: ReviewDraftDto,
  create: CreateReviewDto,
  update: UpdateReviewDto,
  bulk: BulkReviewsDto,
}) {
  @Inject() private readonly reviews: ReviewsService;

  @PublicOrAdmin()
  @CachedRead()
  @Get()
  @ApiOperation({
    summary: 'All reviews, newest first, or those of a project; with a token drafts, too',
  })
  @ApiDraftable([ReviewDto], [ReviewDraftDto])
  list(@Query() query: ReviewsQueryDto, @ByAdmin() asAdmin: boolean): Promise<Review[]> {
    return this.reviews.list({ ...query, asAdmin });
  }
}
