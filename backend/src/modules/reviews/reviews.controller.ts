import type { Review } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/form-interceptor';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { ByAdmin, PublicOrAdmin } from '../../common/http/public.decorator';
import { ApiDraftable } from '../../common/openapi/draftable';
import { ApiAdmin, ApiMoreToAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { StatusFormPipe, StatusQueryDto } from '../../common/validation/status';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { TrashableController } from '../base/trashable.controller';
import {
  BulkReviewsDto,
  CreateReviewDto,
  ReviewDraftDto,
  ReviewDto,
  UpdateReviewDto,
} from './reviews.dto';
import { ReviewsRepository } from './reviews.repository';

@ApiTags('reviews')
@Controller('reviews')
export class ReviewsController extends TrashableController<Review>(
  ApiDraftable(ReviewDto, ReviewDraftDto),
  BulkReviewsDto,
) {
  constructor(private readonly reviews: ReviewsRepository) {
    super(reviews);
  }

  @PublicOrAdmin()
  @ApiMoreToAdmin()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'All reviews, newest first; with a token drafts, too' })
  @ApiDraftable([ReviewDto], [ReviewDraftDto])
  list(@Query() { status }: StatusQueryDto, @ByAdmin() asAdmin: boolean): Promise<Review[]> {
    return this.reviews.list({ status, asAdmin });
  }

  @PublicOrAdmin()
  @ApiMoreToAdmin()
  @CachedRead()
  @Get(':id')
  @ApiDraftable(ReviewDto, ReviewDraftDto)
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string, @ByAdmin() asAdmin: boolean): Promise<Review> {
    return this.reviews.get(id, asAdmin);
  }

  @Post()
  @ApiAdmin()
  @MultipartForm(CreateReviewDto)
  @ApiDraftable(ReviewDto, ReviewDraftDto, 201)
  create(
    @Body(new StatusFormPipe(CreateReviewDto, UpdateReviewDto))
    review: CreateReviewDto | UpdateReviewDto,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Review> {
    return this.reviews.create(review, undefined, adminId);
  }

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(UpdateReviewDto)
  @ApiDraftable(ReviewDto, ReviewDraftDto)
  @ApiUnknownId()
  update(
    @Param('id', ObjectIdPipe) id: string,
    @Body() change: UpdateReviewDto,
    @ReadIfMatch() ifMatch: IfMatch,
    @CurrentAdmin() { adminId }: SignedIn,
  ): Promise<Review> {
    return this.reviews.update(id, change, ifMatch, adminId);
  }
}
