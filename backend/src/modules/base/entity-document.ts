import type { AdminFields, Status } from '@manjara/contracts';
import type { PicturePart } from '../../common/forms/uploaded-file';
import type { FocusChange } from '../../common/validation/focus';
import type { DocumentVersion } from '../../database/document-version';
import { type DraftPicture, toBilingualImage } from '../../storage/bilingual-picture';
import type { StoredPicture } from '../../storage/stored-picture';
import type { ScheduledDocument } from './schedule.schema';
import type { TrashableDocument } from './state.schema';

export interface EntityDocument extends TrashableDocument, DocumentVersion, ScheduledDocument {
  /** Absent where the entity has no picture; a draft may lack the file. */
  image?: Partial<StoredPicture> & { alt?: string; arAlt?: string };
  createdAt?: Date;
}

/** An entity with a date and a picture, both of which a draft may lack. */
export interface DatedDocument extends EntityDocument {
  image: DraftPicture;
}

/** Fields of a form that are not stored as they are sent. */
interface FormFields {
  /** '' removes a draft's picture. */
  image?: PicturePart | '';
  alt?: string;
  /** Absent where the description has one language. */
  arAlt?: string;
  focus?: FocusChange;
  /** YYYY-MM-DD, where the owner dates the entity. */
  date?: string;
  /** Absent: published when it is added, else as it was. */
  status?: Status;
  /** ISO 8601, of a draft; '' cancels it. */
  publishAt?: string;
}

/** Form values. All are optional: a draft may lack any, and an absent one stays. */
export type EntityForm<Form> = FormFields & Partial<Omit<Form, keyof FormFields>>;

/** An entity's own fields, without its state and version. */
export function contentOf<Document extends EntityDocument>(document: Document) {
  const {
    state: _state,
    stateBefore: _before,
    deletedAt: _at,
    deletedBy: _by,
    publishAt: _publishAt,
    publishBy: _publishBy,
    publishFaults: _faults,
    version: _version,
    updatedAt: _updatedAt,
    updatedBy: _updatedBy,
    ...content
  } = document;
  return content;
}

/** All its texts, with the descriptions of its picture. */
export function textsOf(document: EntityDocument): string[] {
  const { alt, arAlt } = document.image ?? {};
  const own: unknown[] = [...Object.values(contentOf(document)), alt, arAlt];
  return own.filter((value) => typeof value === 'string');
}

/** Such an entity as the API answers it. */
export function toDatedEntity<Document extends DatedDocument>(document: Document) {
  const { _id, image, createdAt, ...texts } = contentOf(document);
  return {
    _id: _id.toHexString(),
    ...texts,
    createdAt: createdAt?.toISOString() as string,
    image: toBilingualImage(image),
  };
}

/** Additional fields of authenticated responses. */
export const adminFields = ({
  _id,
  state,
  updatedAt,
  publishAt,
  publishFaults,
}: EntityDocument): AdminFields => ({
  status: state as Status,
  savedAt: (updatedAt ?? _id.getTimestamp()).toISOString(),
  ...(publishAt && { publishAt: publishAt.toISOString() }),
  ...(publishFaults && { publishFaults }),
});

export const isStored = (picture?: Partial<StoredPicture>): picture is StoredPicture =>
  picture?.file !== undefined;
