import type { ProjectFacts } from '@manjara/contracts';
import { Schema, type Types } from 'mongoose';
import { type DocumentVersion, versionFields } from '../../database/document-version';
import { type BilingualPicture, bilingualPictureSchema } from '../../storage/bilingual-picture';
import { type StoredPicture, storedPictureSchema } from '../../storage/stored-picture';

/** Facts are absent where they were never given. */
export interface ProjectDocument extends DocumentVersion, Partial<ProjectFacts> {
  _id: Types.ObjectId;
  name: string;
  arName: string;
  category: string;
  arCategory: string;
  description: string;
  arDescription: string;
  createdAt: Date;
  image: BilingualPicture;
  secondaryImages: StoredPicture[];
  /** Keys of the names, used for search and sorting. */
  search: { en: string; ar: string };
}

export const PROJECT_MODEL = 'Project';

const text = { type: String, required: true } as const;
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
    createdAt: { type: Date, default: () => new Date() },
    image: { type: bilingualPictureSchema, required: true },
    secondaryImages: { type: [storedPictureSchema], default: [] },
    search: { en: searched, ar: searched },
    ...versionFields,
  },
  { collection: 'projects', versionKey: false },
);

// Serves the list, newest first; the id decides between projects of the same moment.
projectSchema.index({ createdAt: -1, _id: -1 });
// Serves the list and the count of one or several categories, and the list sorted by them.
projectSchema.index({ category: 1, createdAt: -1, _id: -1 });
// Serve the list sorted by category: downwards, and in Arabic both ways, each newest first.
projectSchema.index({ category: -1, createdAt: -1, _id: -1 });
projectSchema.index({ arCategory: 1, createdAt: -1, _id: -1 });
projectSchema.index({ arCategory: -1, createdAt: -1, _id: -1 });
// Serve the search by name in either language, which reads this index instead of the projects,
// and the list sorted by name.
projectSchema.index({ 'search.en': 1, _id: 1 });
projectSchema.index({ 'search.ar': 1, _id: 1 });
// Serve the same list within categories.
projectSchema.index({ category: 1, 'search.en': 1, _id: 1 });
projectSchema.index({ category: 1, 'search.ar': 1, _id: 1 });
// Serves the search by name in both languages at once.
projectSchema.index({ 'search.en': 1, 'search.ar': 1, _id: 1 });
// Serve the sweep: is this file a picture of a project?
projectSchema.index({ 'image.file': 1 });
projectSchema.index({ 'secondaryImages.file': 1 });
