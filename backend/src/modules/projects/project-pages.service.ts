import {
  LIMITS,
  type ProjectNeighbours,
  type ProjectPage,
  type ProjectSummary,
  slugOf,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import { withoutPinned } from '../base/pinned-first';
import { inState, NEWEST_FIRST, type Sort } from '../base/state.schema';
import { PinnedProjectsService } from './pinned-projects.service';
import { OLDEST_FIRST, type ProjectQuery, projectsAfter, projectsBefore } from './project-query';
import { PROJECT_MODEL, type ProjectDocument } from './project.schema';
import { PROJECT_ERRORS } from './projects.errors';
import { ProjectsService } from './projects.service';

/** The page of one project: the project at an address, those beside it, and similar ones. */
@Injectable()
export class ProjectPagesService {
  constructor(
    @InjectModel(PROJECT_MODEL) private readonly model: Model<ProjectDocument>,
    private readonly projects: ProjectsService,
    private readonly pinned: PinnedProjectsService,
  ) {}

  /**
   * The published project at an address, and the projects beside it.
   * @param address an id, or a slug that it has or had
   * @throws ApiError 410 if it was published once; 404
   */
  async read(address: string): Promise<ProjectPage> {
    const project = await this.findAt(address);
    if (project.state !== 'published') throw new ApiError(PROJECT_ERRORS.gone);
    return { project: this.projects.toEntity(project), ...(await this.beside(project)) };
  }

  /**
   * The previous and next project in the order of the site: pinned ones first.
   * @throws ApiError 404
   */
  async neighbours(id: string): Promise<ProjectNeighbours> {
    const filter = { _id: id, ...inState() };
    const project = await this.model.findOne(filter).lean<ProjectDocument>();
    if (!project) throw new ApiError(PROJECT_ERRORS.notFound);
    return this.beside(project);
  }

  /**
   * Other projects of its category, newest first; without any, the newest of all.
   * @param address of a project that is or was published
   * @throws ApiError 404
   */
  async findSimilar(address: string): Promise<ProjectSummary[]> {
    const { _id, category } = await this.findAt(address);
    const part = { page: 1, limit: LIMITS.similarProjects + 1 };
    const others = async (query: ProjectQuery) =>
      (await this.projects.findSummaries({ ...query, part })).items.filter(
        (each) => each._id !== _id.toHexString(),
      );
    const similar = await others({ categories: [category] });
    const found = similar.length > 0 ? similar : await others({});
    return found.slice(0, LIMITS.similarProjects);
  }

  /** A project that is or was published. @throws ApiError 404 */
  private async findAt(address: string): Promise<ProjectDocument> {
    const found = await this.model.findOne({ addresses: slugOf(address) }).lean<ProjectDocument>();
    const isKnown = found?.state === 'published' || found?.wasPublished;
    if (!found || !isKnown) throw new ApiError(PROJECT_ERRORS.notFound);
    return found;
  }

  private async beside(project: ProjectDocument): Promise<ProjectNeighbours> {
    const pinned = await this.pinned.find();
    const unpinned = (groups: QueryFilter<ProjectDocument>[], order: Sort) =>
      this.firstOf(groups, order, pinned);
    const index = pinned.findIndex(({ _id }) => _id.equals(project._id));
    const [previous, next] =
      index < 0
        ? await Promise.all([
            unpinned(projectsBefore(project), OLDEST_FIRST).then((found) => found ?? pinned.at(-1)),
            unpinned(projectsAfter(project), NEWEST_FIRST),
          ])
        : [pinned[index - 1], pinned[index + 1] ?? (await unpinned([{}], NEWEST_FIRST))];
    return {
      previous: previous ? this.projects.toEntity(previous) : null,
      next: next ? this.projects.toEntity(next) : null,
    };
  }

  /** The first project of the first group that has one, without those in `excluded`. */
  private async firstOf(
    groups: QueryFilter<ProjectDocument>[],
    order: Sort,
    excluded: readonly ProjectDocument[],
  ): Promise<ProjectDocument | undefined> {
    for (const group of groups) {
      const rows = this.model
        .find({ ...group, ...inState() })
        .sort(order)
        .limit(excluded.length + 1);
      const found = withoutPinned(await rows.lean<ProjectDocument[]>(), excluded)[0];
      if (found) return found;
    }
    return undefined;
  }
}
