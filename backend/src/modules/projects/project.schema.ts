import type { EntityTexts, Language, Project, ProjectFacts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import type { SecondaryPicture } from '../../storage/bilingual-picture';
import { type StoredPicture, storedPictureSchema } from '../../storage/stored-picture';
import { bilingual, datedEntity, secondaryImages, TEXT_OR_EMPTY } from '../base/entity.schema';
import type { DatedDocument } from '../base/entity-document';
import { NEWEST_FIRST, type Sort } from '../base/state.schema';
import { pairSchema, type StoredPair } from './picture-pairs';

/** Facts, pairs and the video are absent where they were never given. */
export interface ProjectDocument
  extends DatedDocument, Partial<ProjectFacts>, Omit<EntityTexts<Project>, keyof ProjectFacts> {
  secondaryImages: SecondaryPicture[];
  pairs?: StoredPair[];
  /** Address of a video on YouTube. */
  video?: string;
  videoPoster?: StoredPicture | null;
  /** Keys of the names, used for search and sorting; '' of a name without letters. */
  search: { en: string; ar: string };
  /** Its id, its slugs, and those that it had while it was published: all lead to it. */
  addresses: string[];
  /** Whether visitors have ever seen it. */
  wasPublished?: boolean;
}

export const PROJECT_MODEL = 'Project';

/** The order of the names in a language; the other one decides between equal names. */
export function byName(language: Language, direction: 1 | -1 = 1): Sort {
  const other = language === 'en' ? 'ar' : 'en';
  return { [`search.${language}`]: direction, [`search.${other}`]: direction, _id: direction };
}

export const projectSchema = new Schema<ProjectDocument>(
  {
    ...bilingual(TEXT_OR_EMPTY, 'name', 'category', 'description', 'slug'),
    ...bilingual(String, 'place', 'materials', 'scope'),
    year: String,
    area: String,
    addresses: [String],
    wasPublished: Boolean,
    pairs: { type: [pairSchema], default: undefined },
    video: String,
    videoPoster: storedPictureSchema,
    search: { en: TEXT_OR_EMPTY, ar: TEXT_OR_EMPTY },
  },
  { collection: 'projects', versionKey: false },
)
  .plugin(datedEntity)
  .plugin(secondaryImages);

// Serves the list and the count of categories, and the list sorted by them, both ways.
projectSchema.index({ state: 1, category: 1, ...NEWEST_FIRST });
// Serves the same sort in Arabic.
projectSchema.index({ state: 1, arCategory: 1, ...NEWEST_FIRST });
// Serve the list sorted by name, and the searches, which read an index instead of the projects.
projectSchema.index({ state: 1, ...byName('en') });
projectSchema.index({ state: 1, ...byName('ar') });
// Serve the same lists within categories.
projectSchema.index({ state: 1, category: 1, ...byName('en') });
projectSchema.index({ state: 1, category: 1, ...byName('ar') });
// Serves the pages, and keeps two projects from having the same address. Never empty, as it has the id.
projectSchema.index({ addresses: 1 }, { unique: true });
// Serve the sweep: is this file one of a pair, or shown for the video?
projectSchema.index({ 'pairs.before.file': 1 });
projectSchema.index({ 'pairs.after.file': 1 });
projectSchema.index({ 'videoPoster.file': 1 });
