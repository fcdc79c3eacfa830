import type { Review } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { unlessMissed } from '../../common/http/if-match';
import { ContentRevision } from '../../database/content-revision';
import {
  atVersion,
  countingWrite,
  type DocumentVersion,
  type Versioned,
  versionOf,
  withoutVersion,
} from '../../database/document-version';
import {
  type BilingualPicture,
  type PicturedChange,
  toBilingualImage,
  toPicturedUpdate,
} from '../../storage/bilingual-picture';
import { FileReferences } from '../../storage/file-references';
import type { StoredPicture } from '../../storage/stored-picture';
import { REVIEW_MODEL, type ReviewDocument } from './review.schema';

export interface ReviewTexts {
  title: string;
  arTitle: string;
  /** The reviewer's. */
  name: string;
  arName: string;
  description: string;
  arDescription: string;
}

export interface NewReview extends ReviewTexts {
  createdAt: Date;
  image: BilingualPicture;
}

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

function toReview(document: ReviewDocument): Review {
  const { _id, image, createdAt, ...texts } = withoutVersion(document);
  return {
    _id: _id.toHexString(),
    ...texts,
    createdAt: createdAt.toISOString(),
    image: toBilingualImage(image),
  };
}

@Injectable()
export class ReviewsRepository {
  /** The name under which the pictures of reviews are stored. */
  static readonly FILE_OWNER = 'reviews';

  constructor(
    @InjectModel(REVIEW_MODEL) private readonly reviews: Model<ReviewDocument>,
    private readonly revision: ContentRevision,
    references: FileReferences,
  ) {
    references.register(ReviewsRepository.FILE_OWNER, (ids) => this.referencedFiles(ids));
  }

  /** Newest first. */
  async list(): Promise<Review[]> {
    return (await this.reviews.find().sort(NEWEST_FIRST).lean()).map(toReview);
  }

  async findById(id: string): Promise<Versioned<Review> | null> {
    const review = await this.reviews.findById(id).lean();
    return review && { value: toReview(review), version: versionOf(review) };
  }

  async create(review: NewReview): Promise<Review> {
    const created = await this.revision.write(() => this.reviews.create(review));
    return toReview(created.toObject());
  }

  /**
   * @param expected the version that it must have
   * @returns the picture before the change; null when there is no such review
   * @throws ApiError 412 when it has another version
   */
  async change(
    id: string,
    change: PicturedChange<ReviewTexts>,
    expected?: DocumentVersion,
  ): Promise<StoredPicture | null> {
    const before = await this.revision.write(() =>
      this.reviews
        .findOneAndUpdate(
          { _id: id, ...atVersion(expected) },
          countingWrite(toPicturedUpdate(change)),
          { returnDocument: 'before', projection: { image: 1 } },
        )
        .lean()
        .exec(),
    );
    return unlessMissed(before, expected)?.image ?? null;
  }

  /** @returns the picture of the review that was removed; null when there was none */
  async remove(id: string): Promise<StoredPicture | null> {
    const removed = await this.revision.write(
      () =>
        this.reviews
          .findByIdAndDelete(id, { projection: { image: 1 } })
          .lean()
          .exec(),
      { removes: [id] },
    );
    return removed && removed.image;
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const found = await this.reviews.find({ 'image.file': { $in: ids } }, { image: 1 }).lean();
    return found.map(({ image }) => image.file);
  }
}
