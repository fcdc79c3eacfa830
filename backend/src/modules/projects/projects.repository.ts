import {
  hasSearchableText,
  type Language,
  LANGUAGES,
  normalise,
  type Project,
} from '@manjara/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type QueryFilter, Types } from 'mongoose';
import type { Listed, Page } from '../../common/http/pagination';
import { unlessMissed } from '../../common/http/if-match';
import { literal } from '../../common/text/literal';
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
import { type StoredPicture, toImage } from '../../storage/stored-picture';
import { PROJECT_MODEL, type ProjectDocument } from './project.schema';

/** The texts of a project. */
export interface ProjectTexts {
  name: string;
  arName: string;
  category: string;
  arCategory: string;
  description: string;
  arDescription: string;
}

export interface NewProject extends ProjectTexts {
  createdAt: Date;
  image: BilingualPicture;
  secondaryImages: StoredPicture[];
}

export type ProjectChange = PicturedChange<ProjectTexts & { secondaryImages: StoredPicture[] }>;

/** The orders of the list; a minus turns one round. */
export const PROJECT_SORTS = [
  'createdAt',
  '-createdAt',
  'name',
  '-name',
  'category',
  '-category',
] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** Which of the names are searched. */
export const SEARCHED_LANGUAGES = [...LANGUAGES, 'both'] as const;
export type SearchedLanguage = (typeof SEARCHED_LANGUAGES)[number];

export interface NameSearch {
  text: string;
  language: SearchedLanguage;
}

export interface ProjectQuery {
  /** English labels; none stands for all. */
  categories?: string[];
  /** Part of a name, and the language of the name. */
  search?: NameSearch;
  /** Absent: newest first. Names and categories are compared in the given language. */
  sort?: { by: ProjectSort; language: Language };
  /** Absent: the whole list. */
  part?: Page;
}

/** The pictures of a project, for whoever has to keep or remove their files. */
export interface ProjectPictures {
  image: StoredPicture;
  secondaryImages: StoredPicture[];
}

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

function toSort({ sort }: ProjectQuery): Record<string, 1 | -1> {
  if (!sort) return NEWEST_FIRST;
  const { by, language } = sort;
  const direction = by.startsWith('-') ? -1 : 1;
  if (by.endsWith('category')) {
    return { [language === 'ar' ? 'arCategory' : 'category']: direction, ...NEWEST_FIRST };
  }
  const field = by.endsWith('name') ? `search.${language}` : 'createdAt';
  return { [field]: direction, _id: direction };
}

function toProject(document: Omit<ProjectDocument, 'search'> & { search?: unknown }): Project {
  const { search: _search, ...shown } = withoutVersion(document);
  const { _id, image, secondaryImages, createdAt, ...texts } = shown;
  return {
    _id: _id.toHexString(),
    ...texts,
    createdAt: createdAt.toISOString(),
    image: toBilingualImage(image),
    secondaryImages: secondaryImages.map(toImage),
  };
}

function toNameFilter({ text, language }: NameSearch): QueryFilter<ProjectDocument> {
  const part = literal(normalise(text));
  if (language !== 'both') return { [`search.${language}`]: part };
  return { $or: [{ 'search.en': part }, { 'search.ar': part }] };
}

/** The index that holds the names that are searched. */
const nameIndex = ({ language }: NameSearch): Record<string, 1> =>
  language === 'both'
    ? { 'search.en': 1, 'search.ar': 1, _id: 1 }
    : { [`search.${language}`]: 1, _id: 1 };

const toFilter = ({ categories, search }: ProjectQuery): QueryFilter<ProjectDocument> => ({
  ...(categories && { category: { $in: categories } }),
  ...(search && toNameFilter(search)),
});

/** A change as update operators; the forms of the names that are searched change with them. */
const toUpdate = ({ name, arName, ...rest }: ProjectChange) =>
  toPicturedUpdate<object>({
    ...rest,
    name,
    arName,
    'search.en': name && normalise(name),
    'search.ar': arName && normalise(arName),
  });

@Injectable()
export class ProjectsRepository {
  /** The name under which the pictures of projects are stored. */
  static readonly FILE_OWNER = 'projects';

  constructor(
    @InjectModel(PROJECT_MODEL) private readonly projects: Model<ProjectDocument>,
    private readonly revision: ContentRevision,
    references: FileReferences,
  ) {
    references.register(ProjectsRepository.FILE_OWNER, (ids) => this.referencedFiles(ids));
  }

  async list(query: ProjectQuery): Promise<Listed<Project>> {
    const { part, search } = query;
    if (search && !hasSearchableText(search.text)) return { items: [], total: 0 };
    const filter = toFilter(query);
    const cursor = this.projects.find(filter, { search: 0 }).sort(toSort(query));
    if (part) cursor.skip((part.page - 1) * part.limit).limit(part.limit);
    const [found, total] = await Promise.all([cursor.lean(), part && this.count(query)]);
    return { items: found.map(toProject), total: total ?? found.length };
  }

  async findById(id: string): Promise<Versioned<Project> | null> {
    const project = await this.projects.findById(id, { search: 0 }).lean();
    return project && { value: toProject(project), version: versionOf(project) };
  }

  async findPictures(id: string): Promise<ProjectPictures | null> {
    return this.projects.findById(id, { image: 1, secondaryImages: 1 }).lean();
  }

  async create(project: NewProject): Promise<Project> {
    const search = { en: normalise(project.name), ar: normalise(project.arName) };
    const created = await this.revision.write(() => this.projects.create({ ...project, search }));
    return toProject(created.toObject());
  }

  /**
   * Changes a project while it still has the secondary pictures that are to stay.
   * @param expected the version that it must have
   * @returns its pictures before the change; null when it, or one of those pictures, is gone
   * @throws ApiError 412 when it has another version
   */
  async change(
    id: string,
    change: ProjectChange,
    staying: readonly Types.ObjectId[],
    expected?: DocumentVersion,
  ): Promise<ProjectPictures | null> {
    const before = await this.revision.write(() =>
      this.projects
        .findOneAndUpdate(
          {
            _id: id,
            ...atVersion(expected),
            ...(staying.length > 0 && { 'secondaryImages.file': { $all: staying } }),
          },
          countingWrite(toUpdate(change)),
          { returnDocument: 'before', projection: { image: 1, secondaryImages: 1 } },
        )
        .lean()
        .exec(),
    );
    return unlessMissed(before, expected);
  }

  /** @returns the pictures of the project that was removed; null when there was none */
  async remove(id: string): Promise<ProjectPictures | null> {
    return this.revision.write(
      () =>
        this.projects
          .findByIdAndDelete(id, { projection: { image: 1, secondaryImages: 1 } })
          .lean()
          .exec(),
      { removes: [id] },
    );
  }

  private count(query: ProjectQuery): Promise<number> {
    const { categories, search } = query;
    // The database would read the projects where nothing bounds an index. Its own estimate of the
    // whole collection can be wrong after an unclean stop.
    const hint = search ? nameIndex(search) : NEWEST_FIRST;
    return this.projects.countDocuments(toFilter(query), categories ? {} : { hint });
  }

  private async referencedFiles(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
    const projection = { image: 1, secondaryImages: 1 } as const;
    const found = [
      ...(await this.projects.find({ 'image.file': { $in: ids } }, projection).lean()),
      ...(await this.projects.find({ 'secondaryImages.file': { $in: ids } }, projection).lean()),
    ];
    return found.flatMap(({ image, secondaryImages }) => [
      image.file,
      ...secondaryImages.map(({ file }) => file),
    ]);
  }
}
