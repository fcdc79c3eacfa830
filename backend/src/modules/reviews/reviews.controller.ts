import type { Review } from '@manjara/contracts';
import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MultipartForm } from '../../common/forms/multipart-form';
import { ApiIfMatch, type IfMatch, ReadIfMatch } from '../../common/http/if-match';
import { Public } from '../../common/http/public.decorator';
import { ApiAdmin, ApiUnknownId } from '../../common/openapi/errors.dto';
import { ObjectIdPipe } from '../../common/validation/object-id.pipe';
import { CachedRead } from '../../read-cache/cached-read.decorator';
import { CurrentAdmin } from '../auth/signed-in.decorator';
import type { SignedIn } from '../auth/token';
import { TrashableController } from '../base/trashable.controller';
import { CreateReviewDto, REVIEW_FORM, ReviewDto, UpdateReviewDto } from './reviews.dto';
import { ReviewsRepository } from './reviews.repository';

@ApiTags('reviews')
@Controller('reviews')
export class ReviewsController extends TrashableController<Review>(ApiOkResponse({ type: ReviewDto })) {
  constructor(private readonly reviews: ReviewsRepository) {
    super(reviews);
  }

  @Public()
  @CachedRead()
  @Get()
  @ApiOperation({ summary: 'All reviews, newest first' })
  @ApiOkResponse({ type: [ReviewDto] })
  list(): Promise<Review[]> {
    return this.reviews.list();
  }

  @Public()
  @CachedRead()
  @Get(':id')
  @ApiOkResponse({ type: ReviewDto })
  @ApiUnknownId()
  get(@Param('id', ObjectIdPipe) id: string): Promise<Review> {
    return this.reviews.get(id);
  }

  @Post()
  @ApiAdmin()
  @MultipartForm(CreateReviewDto, REVIEW_FORM)
  @ApiCreatedResponse({ type: ReviewDto })
  create(@Body() review: CreateReviewDto, @CurrentAdmin() { adminId }: SignedIn): Promise<Review> {
    return this.reviews.create(review, undefined, adminId);
  }

  @Put(':id')
  @ApiAdmin()
  @ApiIfMatch()
  @MultipartForm(UpdateReviewDto, REVIEW_FORM)
  @ApiOkResponse({ type: ReviewDto })
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
