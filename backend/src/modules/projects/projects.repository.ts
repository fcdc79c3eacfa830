import {
  hasSearchableText,
  LIMITS,
  NO_FACTS,
  type Project,
  type ProjectDates,
  type ProjectNeighbours,
  type ProjectSuggestion,
  type ProjectSummary,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import { COMMON_ERRORS } from '../../common/errors/common.errors';
import type { IfMatch } from '../../common/http/if-match';
import type { Listed } from '../../common/http/pagination';
import { searchKey } from '../../common/text/search-key';
import { ContentRevision } from '../../database/content-revision';
import { countingWrite, withoutVersion } from '../../database/document-version';
import { toBilingualImage, toPicturedUpdate } from '../../storage/bilingual-picture';
import { FileReferences } from '../../storage/file-references';
import { FilesService } from '../../storage/files.service';
import { toImage } from '../../storage/stored-picture';
import { dayOf } from '../base/day';
import { NEWEST_FIRST } from '../base/entity.repository';
import { PicturedRepository } from '../base/pictured.repository';
import { closestNames, type NamedProject } from './closest-names';
import { projectsAfter, projectsBefore } from './project-neighbours';
import {
  BY_NAMES,
  PINNED_FIRST,
  PINNED_LAST,
  type ProjectQuery,
  toCountFilter,
  toFilter,
  toSort,
} from './project-query';
import { PROJECT_MODEL, type ProjectDocument } from './project.schema';
import { type CreateProjectDto, SUMMARY_FIELDS, type UpdateProjectDto } from './projects.dto';
import { PROJECT_ERRORS } from './projects.errors';
import { arrange, dropped, readSecondaryForm } from './secondary-images';

/** Search keys of changed names. */
const searchOf = ({ name, arName }: Pick<UpdateProjectDto, 'name' | 'arName'>) => ({
  'search.en': name && searchKey(name),
  'search.ar': arName && searchKey(arName),
});

@Injectable()
export class ProjectsRepository extends PicturedRepository<
  ProjectDocument,
  Project,
  CreateProjectDto
> {
  protected override readonly filePaths = ['image.file', 'secondaryImages.file'];

  constructor(
    @InjectModel(PROJECT_MODEL) projects: Model<ProjectDocument>,
    revision: ContentRevision,
    files: FilesService,
    references: FileReferences,
  ) {
    super(projects, revision, files, references, {
      owner: 'projects',
      notFound: PROJECT_ERRORS.notFound,
      sort: NEWEST_FIRST,
    });
  }

  /** The part of the list that a query asks for. */
  find(query: ProjectQuery): Promise<Listed<Project>> {
    return this.listed(query, { search: 0 }, (document) => this.toEntity(document));
  }

  /** The same with what a table shows of each. */
  findSummaries(query: ProjectQuery): Promise<Listed<ProjectSummary>> {
    const fields = Object.fromEntries(SUMMARY_FIELDS.map((field) => [field, 1 as const]));
    return this.listed(query, fields, ({ _id, createdAt, image, ...texts }) => ({
      _id: _id.toHexString(),
      ...texts,
      createdAt: createdAt.toISOString(),
      image: toBilingualImage(image),
    }));
  }

  /** The same with the date of the last change, or else the date of creation, taken from the id. */
  findDates(query: ProjectQuery): Promise<Listed<ProjectDates>> {
    return this.listed(query, { updatedAt: 1 }, ({ _id, updatedAt }) => ({
      _id: _id.toHexString(),
      changedAt: (updatedAt ?? _id.getTimestamp()).toISOString(),
    }));
  }

  /**
   * The projects beside one, with what is pinned first.
   * @throws ApiError 404
   */
  async neighbours(id: string): Promise<ProjectNeighbours> {
    const project = await this.findDocument(id);
    const [previous, next] = await Promise.all([
      this.firstOf(projectsBefore(project), PINNED_LAST),
      this.firstOf(projectsAfter(project), PINNED_FIRST),
    ]);
    return { previous, next };
  }

  /** The projects whose names come closest to a text, the closest first. */
  async suggest(text: string): Promise<ProjectSuggestion[]> {
    // Covered by the index: reading whole projects would be slow.
    const names = this.model.find({}, { 'search.en': 1, 'search.ar': 1 }).sort(BY_NAMES);
    const closest = closestNames(text, await names.lean<NamedProject[]>(), LIMITS.suggestions);
    const found = await Promise.all(
      closest.map(({ _id }) => this.model.findById(_id, { name: 1, arName: 1 }).lean()),
    );
    return found.flatMap((project) =>
      project ? { _id: project._id.toHexString(), name: project.name, arName: project.arName } : [],
    );
  }

  override insert(project: Omit<ProjectDocument, '_id' | 'search'>): Promise<Project> {
    const search = { en: searchKey(project.name), ar: searchKey(project.arName) };
    return super.insert({ ...project, search });
  }

  override put(id: string, project: Partial<ProjectDocument>): Promise<Project> {
    return super.put(id, { ...project, ...searchOf(project) });
  }

  /** @throws ApiError 400, 415 or 422 when a picture is not accepted */
  override create(form: CreateProjectDto, createdAt = new Date()): Promise<Project> {
    const { image, alt, arAlt, focus, secondaryImages, secondaryFocus, date, ...texts } = form;
    const row = { secondaryImages: secondaryImages ?? [], secondaryFocus };
    const wanted = readSecondaryForm(row, [])!;
    return this.withFiles(async (transaction) => {
      const [main, ...others] = await transaction.storePictures([image, ...wanted.added]);
      return this.insert({
        ...texts,
        createdAt: dayOf(date) ?? createdAt,
        image: { ...main!, alt, arAlt, focus: focus ?? undefined },
        secondaryImages: arrange(wanted, others),
      });
    });
  }

  /**
   * @throws ApiError 400, 404, 415 or 422; 412 as `ifMatch` says; without it 409 when another change
   * took away a picture that is to stay
   */
  override async update(id: string, form: UpdateProjectDto, ifMatch?: IfMatch): Promise<Project> {
    const { image, secondaryImages, secondaryFocus, date, ...texts } = form;
    const current = await this.findDocument(id);
    const expected = ifMatch?.check(this.versioned(current));
    const row = { secondaryImages, secondaryFocus };
    const wanted = readSecondaryForm(row, current.secondaryImages);

    await this.withFiles(async (transaction) => {
      const added = await transaction.storePictures([
        ...(image ? [image] : []),
        ...(wanted?.added ?? []),
      ]);
      const main = image && added.shift();
      const arranged = wanted && arrange(wanted, added);
      const update = toPicturedUpdate({
        ...texts,
        ...searchOf(texts),
        createdAt: dayOf(date),
        image: main,
        secondaryImages: arranged,
      });
      const kept = wanted?.kept.map(({ file }) => file) ?? [];
      const filter = {
        _id: id,
        ...(kept.length > 0 && { 'secondaryImages.file': { $all: kept } }),
      };

      const before = await this.write(filter, update, expected);
      if (!before) throw new ApiError(COMMON_ERRORS.conflict);
      if (main) transaction.discard([before.image]);
      if (arranged) transaction.discard(dropped(before.secondaryImages, arranged));
    });
    return this.get(id);
  }

  /**
   * Puts these projects on top, in this order, in place of those before.
   * @throws ApiError 404 when one of them does not exist
   */
  async pin(ids: readonly string[]): Promise<Project[]> {
    const found = await this.model.countDocuments({ _id: { $in: ids } });
    if (found < ids.length) throw new ApiError(PROJECT_ERRORS.notFound);
    const pins = new Map(ids.map((id, index) => [id, ids.length - index]));
    await this.revision.write(async () => {
      const before = await this.model.find({ pin: { $gte: 1 } }, { pin: 1 }).lean();
      const unpinned = before.filter(({ _id }) => !pins.has(_id.toHexString()));
      for (const { _id } of unpinned) {
        await this.model.updateOne({ _id }, countingWrite({ $unset: { pin: 1 } }));
      }
      for (const [_id, pin] of pins) {
        await this.model.updateOne({ _id }, countingWrite({ $set: { pin } }));
      }
    });
    const { items } = await this.find({
      sort: { by: 'pinned', language: 'ar' },
      part: { page: 1, limit: LIMITS.pinnedProjects },
    });
    return items.filter(({ pin }) => pin);
  }

  protected toEntity(document: ProjectDocument): Project {
    const { search: _search, ...shown } = withoutVersion(document);
    const { _id, image, secondaryImages, createdAt, ...texts } = shown;
    return {
      _id: _id.toHexString(),
      ...NO_FACTS,
      ...texts,
      createdAt: createdAt.toISOString(),
      image: toBilingualImage(image),
      secondaryImages: secondaryImages.map(toImage),
    };
  }

  protected override picturesOf({ image, secondaryImages }: ProjectDocument) {
    return [image, ...secondaryImages];
  }

  private async firstOf(
    groups: QueryFilter<ProjectDocument>[],
    order: Record<string, 1 | -1>,
  ): Promise<Project | null> {
    for (const group of groups) {
      const found = await this.model.findOne(group).sort(order).lean<ProjectDocument>();
      if (found) return this.toEntity(found);
    }
    return null;
  }

  private async listed<T>(
    query: ProjectQuery,
    fields: Record<string, 0 | 1>,
    toItem: (document: ProjectDocument) => T,
  ): Promise<Listed<T>> {
    const { part, search } = query;
    if (search && !hasSearchableText(search.text)) return { items: [], total: 0 };
    const cursor = this.model.find(toFilter(query), fields).sort(toSort(query));
    if (part) cursor.skip((part.page - 1) * part.limit).limit(part.limit);
    const [found, total] = await Promise.all([
      cursor.lean<ProjectDocument[]>(),
      part && this.model.countDocuments(toCountFilter(query)),
    ]);
    const items = found.map(toItem);
    return { items, total: total ?? items.length };
  }
}
