import type { EntityTexts, Project, ProjectFacts } from '@manjara/contracts';
import { Schema } from 'mongoose';
import { bilingualPictureSchema, type SecondaryPicture } from '../../storage/bilingual-picture';
import { datedEntity, TEXT_OR_EMPTY } from '../base/entity.schema';
import type { DatedDocument } from '../base/entity-document';

/** Facts are absent where they were never given. */
export interface ProjectDocument
  extends DatedDocument, Partial<ProjectFacts>, Omit<EntityTexts<Project>, keyof ProjectFacts> {
  secondaryImages: SecondaryPicture[];
  /** Keys of the names, used for search and sorting; '' of a name without letters. */
  search: { en: string; ar: string };
}

export const PROJECT_MODEL = 'Project';

export const projectSchema = new Schema<ProjectDocument>(
  {
    name: TEXT_OR_EMPTY,
    arName: TEXT_OR_EMPTY,
    category: TEXT_OR_EMPTY,
    arCategory: TEXT_OR_EMPTY,
    description: TEXT_OR_EMPTY,
    arDescription: TEXT_OR_EMPTY,
    place: String,
    arPlace: String,
    year: String,
    area: String,
    materials: String,
    arMaterials: String,
    scope: String,
    arScope: String,
    secondaryImages: { type: [bilingualPictureSchema], default: [] },
    search: { en: TEXT_OR_EMPTY, ar: TEXT_OR_EMPTY },
  },
  { collection: 'projects', versionKey: false },
).plugin(datedEntity);

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
// Serves the sweep: is this file a secondary picture?
projectSchema.index({ 'secondaryImages.file': 1 });
