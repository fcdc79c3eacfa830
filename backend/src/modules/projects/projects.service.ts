import {
  hasSearchableText,
  LIMITS,
  NO_FACTS,
  type Project,
  type ProjectDates,
  type ProjectNeighbours,
  type ProjectPage,
  type ProjectSuggestion,
  type ProjectSummary,
  type SearchResult,
  type Slugs,
  slugOf,
  type Status,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import { ApiError } from '../../common/errors/api-error';
import type { PicturePart } from '../../common/forms/uploaded-file';
import type { IfMatch } from '../../common/http/if-match';
import type { Listed } from '../../common/http/pagination';
import { searchKey } from '../../common/text/search-key';
import { toBilingualImage } from '../../storage/bilingual-picture';
import { type StoredPicture, toImage } from '../../storage/stored-picture';
import type { EntityChange } from '../base/entity-change';
import {
  adminFields,
  contentOf,
  type EntityForm,
  isStored,
  toDatedEntity,
} from '../base/entity-document';
import type { Order } from '../base/ordered.service';
import { findPinnedFirst, withoutPinned } from '../base/pinned-first';
import { assertDistinct, withSecondaryImages } from '../base/secondary-images';
import { inState, NEWEST_FIRST, type Sort } from '../base/state.schema';
import { CategorizedService } from '../categories/categorized.service';
import { ListOrdersService } from '../lists/list-orders.service';
import { idsOf, inOrder, mergeHidden } from '../lists/order';
import { ProjectCategoriesService } from '../project-categories/project-categories.service';
import { closestNames, type NamedProject } from './closest-names';
import { pairParts, pairPictures, toPicturePair, toStoredPairs } from './picture-pairs';
import { ADDRESS_FIELDS, addressFields, retryOnDuplicateKey } from './project-addresses';
import {
  OLDEST_FIRST,
  type ProjectQuery,
  projectsAfter,
  projectsBefore,
  toFilter,
  toSort,
} from './project-query';
import { byName, PROJECT_MODEL, type ProjectDocument } from './project.schema';
import { CreateProjectDto, SUMMARY_FIELDS } from './projects.dto';
import { PROJECT_ERRORS } from './projects.errors';

type Fields = Record<string, 0 | 1>;

const PINS = 'pinned-projects';

/** Of a version from before projects had slugs. */
const NO_SLUGS: Slugs = { slug: '', arSlug: '' };

const SUGGESTED_FIELDS = { name: 1, arName: 1, slug: 1, arSlug: 1 } as const;

type ProjectForm = EntityForm<CreateProjectDto>;

/** Search keys of changed names. */
const searchOf = ({ name, arName }: { name?: string; arName?: string }) => ({
  'search.en': name && searchKey(name),
  'search.ar': arName && searchKey(arName),
});

@Injectable()
export class ProjectsService extends CategorizedService<
  ProjectDocument,
  Project,
  CreateProjectDto
> {
  constructor(
    @InjectModel(PROJECT_MODEL) projects: Model<ProjectDocument>,
    private readonly orders: ListOrdersService,
    protected readonly categories: ProjectCategoriesService,
  ) {
    super(projects, {
      kind: 'projects',
      namesOf: ({ name, arName }) => ({ name, arName }),
      publishedForm: CreateProjectDto,
      notFound: PROJECT_ERRORS.notFound,
      sort: NEWEST_FIRST,
      ownFields: ADDRESS_FIELDS,
    });
  }

  /** The projects that match a query. */
  find(query: ProjectQuery): Promise<Listed<Project>> {
    const { asAdmin = false } = query;
    return this.listed(query, { search: 0, addresses: 0 }, (document) =>
      this.answer(document, asAdmin),
    );
  }

  /** Like `find`, but only the fields of a table row. */
  findSummaries(query: ProjectQuery): Promise<Listed<ProjectSummary>> {
    const read = [...SUMMARY_FIELDS, 'state', 'updatedAt', 'publishAt', 'publishFaults'];
    const fields = Object.fromEntries(read.map((field) => [field, 1 as const]));
    return this.listed(query, fields, (document) => ({
      ...toDatedEntity(document),
      ...(query.asAdmin && adminFields(document)),
    }));
  }

  /** Like `find`, but only the date of the last change, or else of creation (from the id). */
  findDates(query: ProjectQuery): Promise<Listed<ProjectDates>> {
    const fields = { createdAt: 1, updatedAt: 1, slug: 1, arSlug: 1 } as const;
    return this.listed(query, fields, ({ _id, updatedAt, slug, arSlug }) => ({
      _id: _id.toHexString(),
      slug,
      arSlug,
      changedAt: (updatedAt ?? _id.getTimestamp()).toISOString(),
    }));
  }

  /** By their names in both languages, which an index serves. */
  override async search(text: string, limit: number): Promise<Listed<SearchResult>> {
    const filter = toFilter({ status: 'all', search: { text, language: 'both' } });
    const [found, total] = await Promise.all([
      this.model.find(filter).sort(NEWEST_FIRST).limit(limit).lean<ProjectDocument[]>(),
      this.model.countDocuments(filter),
    ]);
    return { items: found.map((document) => this.toResult(document)), total };
  }

  /**
   * The previous and next project in the order of the site: pinned ones first.
   * @throws ApiError 404
   */
  async neighbours(id: string): Promise<ProjectNeighbours> {
    const [project, pinned] = await Promise.all([this.findPublished(id), this.findPinned()]);
    const unpinned = (groups: QueryFilter<ProjectDocument>[], order: Sort) =>
      this.firstOf(groups, order, pinned);
    const index = pinned.findIndex(({ _id }) => _id.equals(id));
    const [previous, next] =
      index < 0
        ? await Promise.all([
            unpinned(projectsBefore(project), OLDEST_FIRST).then((found) => found ?? pinned.at(-1)),
            unpinned(projectsAfter(project), NEWEST_FIRST),
          ])
        : [pinned[index - 1], pinned[index + 1] ?? (await unpinned([{}], NEWEST_FIRST))];
    return {
      previous: previous ? this.toEntity(previous) : null,
      next: next ? this.toEntity(next) : null,
    };
  }

  /** The projects whose names are closest to a text, best first. */
  async suggest(text: string): Promise<ProjectSuggestion[]> {
    // Covered by the index: reading whole projects would be slow.
    const names = this.model.find(inState(), { 'search.en': 1, 'search.ar': 1 }).sort(byName('en'));
    const closest = closestNames(text, await names.lean<NamedProject[]>(), LIMITS.suggestions);
    const found = await Promise.all(
      closest.map(({ _id }) => this.model.findOne({ _id, ...inState() }, SUGGESTED_FIELDS).lean()),
    );
    return found.flatMap((project) => {
      if (!project) return [];
      const { name, arName, slug, arSlug } = project;
      return { _id: project._id.toHexString(), name, arName, slug, arSlug };
    });
  }

  override insert(
    project: Partial<Pick<ProjectDocument, 'name' | 'arName' | 'slug' | 'arSlug'>>,
    state: Status = 'published',
    by?: string,
  ): Promise<Project> {
    const { name = '', arName = '' } = project;
    const search = { en: searchKey(name), ar: searchKey(arName) };
    return retryOnDuplicateKey(async () => {
      const _id = new Types.ObjectId();
      const addresses = await this.addressesOf(_id, { form: project, state });
      return super.insert({ ...project, search, ...addresses, _id }, state, by);
    });
  }

  /**
   * The published project at an address, and the projects beside it.
   * @param address an id, or a slug that it has or had
   * @throws ApiError 410 if it was published once; 404
   */
  async readPage(address: string): Promise<ProjectPage> {
    const project = await this.findAt(address);
    if (project.state !== 'published') throw new ApiError(PROJECT_ERRORS.gone);
    const beside = await this.neighbours(project._id.toHexString());
    return { project: this.toEntity(project), ...beside };
  }

  /**
   * Projects of the same category as one that is or was published, newest first; if there is none,
   * the newest of all.
   * @throws ApiError 404
   */
  async findSimilar(address: string): Promise<ProjectSummary[]> {
    const { _id, category } = await this.findAt(address);
    const part = { page: 1, limit: LIMITS.similarProjects + 1 };
    const others = async (query: ProjectQuery) =>
      (await this.findSummaries({ ...query, part })).items.filter(
        (each) => each._id !== _id.toHexString(),
      );
    const similar = await others({ categories: [category] });
    const found = similar.length > 0 ? similar : await others({});
    return found.slice(0, LIMITS.similarProjects);
  }

  /** The ids of the pinned projects, in order. */
  async readPins(): Promise<Order> {
    return (await this.findPins()).shown;
  }

  /**
   * Replaces the pinned projects.
   * @throws ApiError 404 when an id is unknown; 412 from `ifMatch`
   */
  async savePins(ids: readonly string[], ifMatch: IfMatch): Promise<Order> {
    const { stored, shown } = await this.findPins();
    const expected = ifMatch.check({ value: shown, version: stored.version });
    const found = await this.model.countDocuments({ _id: { $in: ids }, ...inState() });
    if (found < ids.length) throw new ApiError(PROJECT_ERRORS.notFound);
    await this.orders.save(PINS, mergeHidden(stored.value, shown.ids, ids), expected);
    return this.readPins();
  }

  /** A draft may lack the date and the picture. */
  protected toEntity(document: ProjectDocument): Project {
    const { search: _search, addresses: _addresses, ...content } = contentOf(document);
    const { wasPublished: _wasPublished, ...shown } = content;
    const { _id, image, secondaryImages, pairs = [], videoPoster, createdAt, ...texts } = shown;
    return {
      _id: _id.toHexString(),
      ...NO_FACTS,
      ...NO_SLUGS,
      video: '',
      ...texts,
      createdAt: createdAt?.toISOString() as string,
      image: toBilingualImage(image),
      secondaryImages: secondaryImages.map(toBilingualImage),
      pairs: pairs.map(toPicturePair),
      videoPoster: videoPoster ? toImage(videoPoster) : null,
    };
  }

  protected override picturesOf(document: ProjectDocument) {
    const { secondaryImages, pairs, videoPoster } = document;
    const poster = videoPoster && isStored(videoPoster) ? [videoPoster] : [];
    return [...super.picturesOf(document), ...secondaryImages, ...pairPictures(pairs), ...poster];
  }

  protected override furtherPictures(form: ProjectForm): PicturePart[] {
    const { secondaryImages = [], pairs = [], videoPoster } = form;
    assertDistinct(secondaryImages);
    return [...secondaryImages, ...pairParts(pairs), ...(videoPoster ? [videoPoster] : [])];
  }

  protected override toFields(
    { pairs, videoPoster, ...form }: ProjectForm,
    further: StoredPicture[],
    current?: ProjectDocument,
  ): object {
    const taken = [...further];
    const secondary = taken.splice(0, form.secondaryImages?.length ?? 0);
    const paired = taken.splice(0, pairParts(pairs ?? []).length);
    const fields = {
      ...withSecondaryImages(form, secondary, current),
      pairs: pairs && toStoredPairs(pairs, paired),
      videoPoster: videoPoster === '' ? null : taken[0],
    };
    return current ? { ...fields, ...searchOf(fields) } : fields;
  }

  protected override async completeChange(
    current: ProjectDocument,
    change: EntityChange,
  ): Promise<EntityChange> {
    const form = (change.$set ?? {}) as Partial<ProjectDocument>;
    const state = form.state ?? current.state;
    const addresses = await this.addressesOf(current._id, { current, form, state });
    return { ...change, $set: { ...form, ...addresses } };
  }

  protected override rewrite(
    ...write: Parameters<CategorizedService<ProjectDocument, Project, CreateProjectDto>['rewrite']>
  ): Promise<ProjectDocument> {
    return retryOnDuplicateKey(() => super.rewrite(...write));
  }

  private addressesOf(_id: Types.ObjectId, change: Parameters<typeof addressFields>[2]) {
    const findTaken = async (slugs: readonly string[]) => {
      const filter = { addresses: { $in: [...slugs] }, _id: { $ne: _id } };
      const found = await this.model.find(filter, { addresses: 1 }).lean();
      return found.flatMap(({ addresses }) => addresses);
    };
    return addressFields(findTaken, _id.toHexString(), change);
  }

  /** A project that is or was published. @throws ApiError 404 */
  private async findAt(address: string): Promise<ProjectDocument> {
    const found = await this.model.findOne({ addresses: slugOf(address) }).lean<ProjectDocument>();
    const isKnown = found?.state === 'published' || found?.wasPublished;
    if (!found || !isKnown) throw new ApiError(PROJECT_ERRORS.notFound);
    return found;
  }

  private async findPins() {
    const stored = await this.orders.read(PINS);
    const filter = { _id: { $in: stored.value }, ...inState() };
    const found = await this.model.find(filter, { _id: 1 }).lean();
    const ids = idsOf(inOrder(found, stored.value)).slice(0, LIMITS.pinnedProjects);
    return { stored, shown: { ids } };
  }

  /** Pinned projects that match, in order. */
  private async findPinned(
    filter: QueryFilter<ProjectDocument> = {},
    fields: Fields = {},
  ): Promise<ProjectDocument[]> {
    const { ids } = await this.readPins();
    if (ids.length === 0) return [];
    const found = this.model.find({ ...filter, ...inState(), _id: { $in: ids } }, fields);
    return inOrder(await found.lean<ProjectDocument[]>(), ids);
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

  /** The labels with which the projects of the wanted categories may be stored. */
  private async storedCategories({ categories }: ProjectQuery): Promise<string[] | undefined> {
    if (!categories) return undefined;
    const stored = categories.map((label) => this.categories.storedLabels(label));
    return [...new Set((await Promise.all(stored)).flat())];
  }

  private async listed<T>(
    query: ProjectQuery,
    fields: Fields,
    toItem: (document: ProjectDocument) => T,
  ): Promise<Listed<T>> {
    const { part, search, sort } = query;
    if (search && !hasSearchableText(search.text)) return { items: [], total: 0 };
    const categories = await this.storedCategories(query);
    const filter = toFilter({ ...query, categories });
    const pinned = sort?.by === 'pinned' ? await this.findPinned(filter, fields) : [];
    const { items, total } = await findPinnedFirst(this.model, {
      filter,
      sort: toSort(query),
      pinned,
      part,
      fields,
    });
    return { items: items.map(toItem), total };
  }
}
