import type { Review } from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { fieldError, notFoundError } from '../../common/errors/api-error';
import type { IfMatch } from '../../common/http/if-match';
import { type EntityForm, toDatedEntity } from '../base/entity-document';
import type { ListQuery } from '../base/entity-options';
import { EntityService } from '../base/entity.service';
import { inState, NEWEST_FIRST } from '../base/state.schema';
import { PROJECT_MODEL, type ProjectDocument } from '../projects/project.schema';
import { PROJECT_ERRORS } from '../projects/projects.errors';
import { REVIEW_MODEL, type ReviewDocument } from './review.schema';
import { CreateReviewDto } from './reviews.dto';

interface ReviewsQuery extends ListQuery {
  /** Id of the project that they are about. */
  project?: string;
}

@Injectable()
export class ReviewsService extends EntityService<ReviewDocument, Review, CreateReviewDto> {
  constructor(
    @InjectModel(REVIEW_MODEL) reviews: Model<ReviewDocument>,
    @InjectModel(PROJECT_MODEL) private readonly projects: Model<ProjectDocument>,
  ) {
    super(reviews, {
      kind: 'reviews',
      namesOf: ({ title, arTitle }) => ({ name: title, arName: arTitle }),
      publishedForm: CreateReviewDto,
      notFound: notFoundError('review', 'This review does not exist.', 'هذا الرأي غير موجود.'),
      sort: NEWEST_FIRST,
    });
  }

  override async list({ project, status, asAdmin = false }: ReviewsQuery = {}): Promise<Review[]> {
    const found = await this.findAll(status, project ? { project } : undefined);
    const reviews = found.map((document) => this.answer(document, asAdmin));
    return asAdmin ? reviews : this.withPublished(reviews);
  }

  override async get(id: string, asAdmin = false): Promise<Review> {
    const review = await super.get(id, asAdmin);
    return asAdmin ? review : (await this.withPublished([review]))[0]!;
  }

  override async create(
    form: EntityForm<CreateReviewDto>,
    createdAt?: Date,
    by?: string,
  ): Promise<Review> {
    await this.assertProject(form);
    return super.create(form, createdAt, by);
  }

  override async update(
    id: string,
    form: EntityForm<CreateReviewDto>,
    ...rest: [ifMatch?: IfMatch, by?: string]
  ): Promise<Review> {
    await this.assertProject(form);
    return super.update(id, form, ...rest);
  }

  protected toEntity(document: ReviewDocument): Review {
    return { ...toDatedEntity(document), project: document.project || null };
  }

  /** Visitors do not learn the ids of projects that are not published. */
  private async withPublished(reviews: readonly Review[]): Promise<Review[]> {
    const named = reviews.flatMap(({ project }) => project ?? []);
    if (named.length === 0) return [...reviews];
    const filter = { _id: { $in: named }, ...inState() };
    const found = await this.projects.find(filter, { _id: 1 }).lean();
    const published = new Set(found.map(({ _id }) => _id.toHexString()));
    return reviews.map((review) => ({
      ...review,
      project: review.project && published.has(review.project) ? review.project : null,
    }));
  }

  /** @throws ApiError 400 for a project that is not there */
  private async assertProject({ project }: EntityForm<CreateReviewDto>): Promise<void> {
    if (!project) return;
    const isThere = await this.projects.exists({ _id: project, ...inState('all') });
    if (!isThere) throw fieldError('project', PROJECT_ERRORS.unknown);
  }
}
