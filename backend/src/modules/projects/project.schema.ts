import type { ProjectFacts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { versionFields } from '../../database/document-version';
import {
  bilingualPictureSchema,
  type DraftPicture,
  draftPictureSchema,
  type SecondaryPicture,
} from '../../storage/bilingual-picture';
import type { EntityDocument } from '../base/entity-document';
import { stateFields, TRASH_INDEX } from '../base/state.schema';

/** Facts are absent where they were never given. */
export interface ProjectDocument extends EntityDocument, Partial<ProjectFacts> {
  name: string;
  arName: string;
  category: string;
  arCategory: string;
  description: string;
  arDescription: string;
  /** Drafts may have none. */
  createdAt?: Date;
  image: DraftPicture;
  secondaryImages: SecondaryPicture[];
  /** Keys of the names, used for search and sorting. */
  search: { en: string; ar: string };
}

export const PROJECT_MODEL = 'Project';

/** '' in drafts. */
const text = { type: String, default: '' } as const;
/** Nothing is left of a name that is all signs which the search passes over. */
const searched = { type: String, default: '' } as const;

export const projectSchema = new Schema<ProjectDocument>(
  {
    name: text,
    arName: text,
    category: text,
    arCategory: text,
    description: text,
    arDescription: text,
    place: String,
    arPlace: String,
    year: String,
    area: String,
    materials: String,
    arMaterials: String,
    scope: String,
    arScope: String,
    createdAt: Date,
    image: { type: draftPictureSchema, default: {} },
    secondaryImages: { type: [bilingualPictureSchema], default: [] },
    search: { en: searched, ar: searched },
    ...stateFields,
    ...versionFields,
  },
  { collection: 'projects', versionKey: false },
);

// Serves the list, newest first; the id decides between projects of the same moment.
projectSchema.index({ state: 1, createdAt: -1, _id: -1 });
// Serves the list and the count of one or several categories, and the list sorted by them.
projectSchema.index({ state: 1, category: 1, createdAt: -1, _id: -1 });
// Serve the list sorted by category: downwards, and in Arabic both ways, each newest first.
projectSchema.index({ state: 1, category: -1, createdAt: -1, _id: -1 });
projectSchema.index({ state: 1, arCategory: 1, createdAt: -1, _id: -1 });
projectSchema.index({ state: 1, arCategory: -1, createdAt: -1, _id: -1 });
// Serve the search by name in either language, which reads this index instead of the projects,
// and the list sorted by name.
projectSchema.index({ state: 1, 'search.en': 1, _id: 1 });
projectSchema.index({ state: 1, 'search.ar': 1, _id: 1 });
// Serve the same list within categories.
projectSchema.index({ state: 1, category: 1, 'search.en': 1, _id: 1 });
projectSchema.index({ state: 1, category: 1, 'search.ar': 1, _id: 1 });
// Serves the search by name in both languages at once.
projectSchema.index({ state: 1, 'search.en': 1, 'search.ar': 1, _id: 1 });
// Serves the drafts, last saved first.
projectSchema.index({ state: 1, updatedAt: -1, _id: -1 });
// Serve the sweep: is this file a picture of a project?
projectSchema.index({ 'image.file': 1 });
projectSchema.index({ 'secondaryImages.file': 1 });
// Serves the trash.
projectSchema.index(TRASH_INDEX);
