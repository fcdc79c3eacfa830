import type { Review } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/errors/api-error';
import type { IfMatch } from '../../common/http/if-match';
import type { Versioned } from '../../database/document-version';
import { FilesService } from '../../storage/files.service';
import type { CreateReviewDto, UpdateReviewDto } from './reviews.dto';
import { REVIEW_ERRORS } from './reviews.errors';
import { ReviewsRepository } from './reviews.repository';

@Injectable()
export class ReviewsService {
  constructor(
    private readonly reviews: ReviewsRepository,
    private readonly files: FilesService,
  ) {}

  list(): Promise<Review[]> {
    return this.reviews.list();
  }

  /** @throws ApiError 404 */
  async get(id: string): Promise<Review> {
    return (await this.find(id)).value;
  }

  /** @throws ApiError 415 or 422 when the picture is not accepted */
  create({ image, alt, arAlt, ...texts }: CreateReviewDto): Promise<Review> {
    return this.files.withFiles(ReviewsRepository.FILE_OWNER, async (unit) => {
      const stored = await unit.storePicture(image);
      return this.reviews.create({
        ...texts,
        createdAt: new Date(),
        image: { ...stored, alt, arAlt },
      });
    });
  }

  /** @throws ApiError 404, 412 as `ifMatch` says, or 415 or 422 when the picture is not accepted */
  async update(
    id: string,
    { image, ...texts }: UpdateReviewDto,
    ifMatch: IfMatch,
  ): Promise<Review> {
    // Asked before a picture is stored for a review that does not exist, or has changed.
    const expected = ifMatch.check(await this.find(id));
    await this.files.withFiles(ReviewsRepository.FILE_OWNER, async (unit) => {
      const stored = image && (await unit.storePicture(image));
      const before = await this.reviews.change(id, { ...texts, image: stored }, expected);
      if (!before) throw new ApiError(REVIEW_ERRORS.notFound);
      if (stored) unit.discard([before]);
    });
    return this.get(id);
  }

  /** @throws ApiError 404 */
  async remove(id: string): Promise<void> {
    await this.files.withFiles(ReviewsRepository.FILE_OWNER, async (unit) => {
      const removed = await this.reviews.remove(id);
      if (!removed) throw new ApiError(REVIEW_ERRORS.notFound);
      unit.discard([removed]);
    });
  }

  private async find(id: string): Promise<Versioned<Review>> {
    const found = await this.reviews.findById(id);
    if (!found) throw new ApiError(REVIEW_ERRORS.notFound);
    return found;
  }
}
