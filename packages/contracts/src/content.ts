import type { AltImage, BilingualAltImage, Focus, Image } from './entities';
import type { Bilingual } from './languages';

/** Lists with drafts, sorted by date: their paths in the API. A new one also needs its type below. */
export const DATED_KINDS = ['projects', 'products', 'reviews'] as const;

/** The lists of categories: of projects, and of products and jobs. */
export const CATEGORY_KINDS = ['project-categories', 'product-lines'] as const;

/** Lists that the owner orders. */
export const ORDERED_KINDS = [
  'partners',
  'content/values',
  'content/questions',
  'content/boxes',
  ...CATEGORY_KINDS,
] as const;

/** Lists whose items can be drafts. */
export const DRAFT_KINDS = [...DATED_KINDS, 'partners'] as const;

/** All lists that the owner edits. */
export const CONTENT_KINDS = [...DATED_KINDS, ...ORDERED_KINDS] as const;

export type DatedKind = (typeof DATED_KINDS)[number];
export type ContentKind = (typeof CONTENT_KINDS)[number];
export type CategoryKind = (typeof CATEGORY_KINDS)[number];
export type OrderedKind = (typeof ORDERED_KINDS)[number];

export const isContentKind = (kind: string): kind is ContentKind =>
  (CONTENT_KINDS as readonly string[]).includes(kind);

/** The name of a list: the last segment of its path. */
export type ListName<Kind extends string = ContentKind> = Kind extends `${string}/${infer Name}`
  ? Name
  : Kind;

export const listNameOf = <Kind extends ContentKind>(kind: Kind) =>
  kind.split('/').at(-1) as ListName<Kind>;

export const STATUSES = ['published', 'draft'] as const;

/** Whether visitors see an entity. */
export type Status = (typeof STATUSES)[number];

/** Additional fields of authenticated responses. */
export interface AdminFields {
  status: Status;
  /** Time of the last save. */
  savedAt: string;
  /** When a draft is to be published; absent: not scheduled. */
  publishAt?: string;
  /** Names of the fields that kept it from being published then. */
  publishFaults?: string[];
}

/** A draft: any text may be '', and the picture missing. */
type DraftOf<E extends { image: BilingualAltImage; createdAt: string }> = Omit<
  E,
  'image' | 'createdAt'
> &
  AdminFields & {
    /** Absent: set when the entity is published. */
    createdAt?: string;
    image: Pick<BilingualAltImage, 'alt' | 'arAlt'> & Partial<Image>;
  };

export type ProjectDraft = DraftOf<Project>;

export type ProductDraft = DraftOf<Product>;

export type ReviewDraft = DraftOf<Review>;

/** The text fields of an entity in a form; those of a picture are sent separately. */
export type EntityTexts<T> = Omit<
  T,
  '_id' | 'createdAt' | 'image' | 'focus' | 'secondaryImages' | 'pairs' | 'video' | 'videoPoster'
>;

/**
 * Two pictures of the same view, e.g. before and after, or a drawing and the room. The labels ''
 * are "before" and "after".
 */
export interface PicturePair extends Bilingual<'beforeLabel' | 'afterLabel'> {
  before: BilingualAltImage;
  after: BilingualAltImage;
}

/** Facts on a project's page; empty ones are not shown. */
export interface ProjectFacts extends Bilingual<'place' | 'materials' | 'scope'> {
  /** Four digits. */
  year: string;
  /** Square metres, such as 320 or 45.5. */
  area: string;
}

export const NO_FACTS: ProjectFacts = {
  place: '',
  arPlace: '',
  year: '',
  area: '',
  materials: '',
  arMaterials: '',
  scope: '',
  arScope: '',
};

/** The readable parts of a project's addresses, one per language; '' in a draft without any. */
export interface Slugs {
  slug: string;
  arSlug: string;
}

export interface Project
  extends ProjectFacts, Slugs, Bilingual<'name' | 'category' | 'description'> {
  _id: string;
  /** Set by the owner, else the creation date. */
  createdAt: string;
  image: BilingualAltImage;
  /** Descriptions are optional ('' if absent). */
  secondaryImages: BilingualAltImage[];
  pairs: PicturePair[];
  /** Address of a video on YouTube, or ''. */
  video: string;
  /** Shown until the video is played; null: the main picture. */
  videoPoster: Image | null;
}

/** Fields of a project in a table. */
export type ProjectSummary = Pick<
  Project,
  '_id' | 'name' | 'arName' | 'category' | 'arCategory' | 'slug' | 'arSlug' | 'createdAt' | 'image'
>;

/** Date of the last change of a project, or else of its creation. */
export interface ProjectDates extends Slugs {
  _id: string;
  changedAt: string;
}

/** GET /project-suggestions: a project with a name similar to a search without results. */
export type ProjectSuggestion = Pick<Project, '_id' | 'name' | 'arName' | 'slug' | 'arSlug'>;

/** GET /project-neighbours/{id}: previous and next in site order; null at the ends. */
export interface ProjectNeighbours {
  previous: Project | null;
  next: Project | null;
}

/** GET /project-pages/{address}: the project at an address, and those beside it. */
export interface ProjectPage extends ProjectNeighbours {
  project: Project;
}

/** Optional facts of a product; empty ones are not shown. */
export type ProductFacts = Bilingual<'wood' | 'size' | 'leadTime'>;

export const NO_PRODUCT_FACTS: ProductFacts = {
  wood: '',
  arWood: '',
  size: '',
  arSize: '',
  leadTime: '',
  arLeadTime: '',
};

export interface Product extends ProductFacts, Bilingual<'name' | 'category'> {
  _id: string;
  createdAt: string;
  image: BilingualAltImage;
  /** Further views; descriptions are optional ('' if absent). */
  secondaryImages: BilingualAltImage[];
}

export interface Review extends Bilingual<'title' | 'name' | 'description'> {
  _id: string;
  /** Id of the project that it is about; visitors get it only while that is published. */
  project: string | null;
  createdAt: string;
  image: BilingualAltImage;
}

export interface Partner {
  _id: string;
  image: AltImage;
}

export interface Value extends Bilingual<'alt' | 'value'> {
  _id: string;
  /** URL of the picture. */
  image: string;
  /** Focal point of the picture. */
  focus?: Focus;
}

export interface Question extends Bilingual<'title' | 'description'> {
  _id: string;
}

/** A project category or a production line. The introduction may be empty. */
export interface Category extends Bilingual<'name' | 'introduction'> {
  _id: string;
  /** Optional. */
  image?: BilingualAltImage;
}

export interface Box extends Bilingual<'boxTitle' | 'boxText'> {
  _id: string;
}
