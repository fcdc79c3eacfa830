import type { Bilingual } from './languages';
import type { Role } from './roles';
import type { Progress } from './submissions';

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

/** An item of any list, as search, trash and schedule name it. */
export interface NamedItem {
  _id: string;
  /** Of a draft it may be ''. */
  name: string;
  /** Absent for names in one language. */
  arName?: string;
  image?: Image;
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

export interface HomeContent extends Bilingual<
  'mainText' | 'heroDescription' | 'aboutDescription'
> {
  heroImage: BilingualAltImage;
  /** The same room in the light of noon and of dusk; null: `heroImage` is shown then, too. */
  heroNoonImage: BilingualAltImage | null;
  heroDuskImage: BilingualAltImage | null;
  /** Four slots; an empty slot is null. */
  aboutImages: (BilingualAltImage | null)[];
}

export interface AboutContent extends Bilingual<'mainText'> {
  /** Up to four slots; an empty slot is null. */
  images: (BilingualAltImage | null)[];
}

export type JoinContent = Bilingual<'mainText' | 'sectionTitle' | 'description'>;

export type ContactContent = JoinContent & Bilingual<'subText'>;

/** GET /content */
export interface SiteTexts {
  contact: Partial<ContactContent>;
  join: Partial<JoinContent>;
}

/** What visitors send, with the owner's fields. */
interface Submission {
  _id: string;
  name: string;
  email: string;
  message: string;
  isRead: boolean;
  /** Unread ones are `new`. */
  progress: Progress;
  /** Absent until answered. */
  repliedAt?: string;
  /** The owner's note; absent if there is none. */
  note?: string;
  /** In the spam folder only. */
  spamAt?: string;
  createdAt: string;
}

export interface Message extends Submission {
  phone: string;
}

export interface JobApplication extends Submission {
  /** The English label of the production line when it was sent. */
  job: string;
  arJob: string;
  /** Absent where none was given. */
  phone?: string;
  /** A short-lived signed link to the CV. */
  cv: string;
}

/** POST /messages */
export type NewMessage = Pick<Message, 'name' | 'email' | 'phone' | 'message'>;

/** POST /jobs, with the file `cv`. */
export type NewJobApplication = Pick<
  JobApplication,
  'name' | 'email' | 'phone' | 'job' | 'message'
>;

export interface AdminProfile {
  name: string;
  email: string;
  phone: string;
  location: string;
  /** Null without an avatar. */
  image: Image | null;
  role: Role;
  /** Null where the sign-in asks for the password only. */
  secondFactor: { recoveryCodesLeft: number } | null;
}

export interface LoginResult {
  token: string;
}
