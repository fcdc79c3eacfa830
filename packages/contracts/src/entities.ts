/** JSON of API responses (spec §3). Dates are ISO 8601 strings in UTC. */

/**
 * A stored picture. `url` changes with the content, so it may be cached forever. It accepts `?w=`,
 * one of `PICTURE_WIDTHS`.
 */
export interface Image {
  url: string;
  /** Pixels, as displayed (after orientation). */
  width?: number;
  height?: number;
  /** Very small blurred picture as a data: URL. */
  placeholder?: string;
  /** Whether the picture has transparent parts. */
  transparent?: true;
  /** Focal point for crops; absent: the centre. */
  focus?: Focus;
}

/** Where a picture is used: the kind as in API paths, such as `content/home`. */
export interface PictureUse {
  kind: string;
  id: string;
}

/** An uploaded picture. */
export interface LibraryPicture extends Image {
  /** File name. */
  name: string;
  usedIn: PictureUse[];
}

/** Focal point in whole percents from left and top, in both languages. */
export interface Focus {
  x: number;
  y: number;
}

export interface AltImage extends Image {
  alt: string;
}

export interface BilingualAltImage extends AltImage {
  arAlt: string;
}

export interface HomeContent {
  heroImage: BilingualAltImage;
  mainText: string;
  arMainText: string;
  heroDescription: string;
  arHeroDescription: string;
  aboutDescription: string;
  arAboutDescription: string;
  /** Four slots; an empty slot is null. */
  aboutImages: (BilingualAltImage | null)[];
}

export interface Box {
  _id: string;
  boxTitle: string;
  arBoxTitle: string;
  boxText: string;
  arBoxText: string;
}

export interface AboutContent {
  mainText: string;
  arMainText: string;
  /** Up to four slots; an empty slot is null. */
  images: (BilingualAltImage | null)[];
}

export interface Value {
  _id: string;
  /** URL of the picture. */
  image: string;
  /** Focal point of the picture. */
  focus?: Focus;
  alt: string;
  arAlt: string;
  value: string;
  arValue: string;
}

export interface Question {
  _id: string;
  title: string;
  arTitle: string;
  description: string;
  arDescription: string;
}

export interface ContactContent {
  mainText: string;
  arMainText: string;
  sectionTitle: string;
  arSectionTitle: string;
  subText: string;
  arSubText: string;
  description: string;
  arDescription: string;
}

export type JoinContent = Omit<ContactContent, 'subText' | 'arSubText'>;

/** GET /content */
export interface SiteTexts {
  contact: Partial<ContactContent>;
  join: Partial<JoinContent>;
}

/** Facts on a project's page; empty ones are not shown. */
export interface ProjectFacts {
  place: string;
  arPlace: string;
  /** Four digits. */
  year: string;
  /** Square metres, such as 320 or 45.5. */
  area: string;
  materials: string;
  arMaterials: string;
  scope: string;
  arScope: string;
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

export interface Project extends ProjectFacts {
  _id: string;
  name: string;
  arName: string;
  category: string;
  arCategory: string;
  description: string;
  arDescription: string;
  /** Set by the owner, else the creation date. */
  createdAt: string;
  image: BilingualAltImage;
  /** Descriptions are optional ('' if absent). */
  secondaryImages: BilingualAltImage[];
}

/** Fields of a project in a table. */
export type ProjectSummary = Pick<
  Project,
  '_id' | 'name' | 'arName' | 'category' | 'arCategory' | 'createdAt' | 'image'
>;

/** Date of the last change of a project, or else of its creation. */
export interface ProjectDates {
  _id: string;
  changedAt: string;
}

/** GET /project-suggestions: a project with a name similar to a search without results. */
export type ProjectSuggestion = Pick<Project, '_id' | 'name' | 'arName'>;

/** GET /project-neighbours/{id}: previous and next in site order; null at the ends. */
export interface ProjectNeighbours {
  previous: Project | null;
  next: Project | null;
}

export interface Product {
  _id: string;
  name: string;
  arName: string;
  category: string;
  arCategory: string;
  createdAt: string;
  image: BilingualAltImage;
}

export const STATUSES = ['published', 'draft'] as const;

/** Whether visitors see an entity. */
export type Status = (typeof STATUSES)[number];

/** Additional fields of authenticated responses. */
export interface AdminFields {
  status: Status;
  /** Time of the last save. */
  savedAt: string;
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

export interface Review {
  _id: string;
  title: string;
  arTitle: string;
  name: string;
  arName: string;
  description: string;
  arDescription: string;
  createdAt: string;
  image: BilingualAltImage;
}

export interface Partner {
  _id: string;
  image: AltImage;
}

export interface Message {
  _id: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  isRead: boolean;
  /** Absent until answered. */
  repliedAt?: string;
  createdAt: string;
}

export interface JobApplication {
  _id: string;
  name: string;
  email: string;
  job: string;
  message: string;
  /** A short-lived signed link to the CV. */
  cv: string;
  isRead: boolean;
  /** Absent until answered. */
  repliedAt?: string;
  createdAt: string;
}

/** The text fields of an entity in a form; those of a picture are sent separately. */
export type EntityTexts<T> = Omit<T, '_id' | 'createdAt' | 'image' | 'focus' | 'secondaryImages'>;

/** POST /messages */
export type NewMessage = Pick<Message, 'name' | 'email' | 'phone' | 'message'>;

/** POST /jobs, with the file `cv`. */
export type NewJobApplication = Pick<JobApplication, 'name' | 'email' | 'job' | 'message'>;

/** PUT /messages/read-message/{id} and /jobs/read-job/{id} */
export interface ReadState extends Pick<Message | JobApplication, 'isRead'> {
  /** Sets or clears the reply date; unchanged if absent. */
  replied?: boolean;
}

export interface AdminProfile {
  name: string;
  email: string;
  phone: string;
  location: string;
  /** Null without an avatar. */
  image: Image | null;
}

export interface LoginResult {
  token: string;
}
