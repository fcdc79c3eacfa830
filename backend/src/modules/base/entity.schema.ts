import type { Schema, SchemaDefinitionProperty } from 'mongoose';
import { versionFields } from '../../database/document-version';
import { bilingualPictureSchema, draftPictureSchema } from '../../storage/bilingual-picture';
import { draftable } from './schedule.schema';
import { NEWEST_FIRST, stateFields, TRASH_INDEX } from './state.schema';
import { arabicField } from './texts.dto';

/** A required text of a schema. */
export const REQUIRED_TEXT = { type: String, required: true } as const;

/** A text that may be '', such as in drafts. */
export const TEXT_OR_EMPTY = { type: String, default: '' } as const;

/** Texts in both languages, by their English names. */
export const bilingual = (text: SchemaDefinitionProperty<string>, ...names: string[]) =>
  Object.fromEntries(
    names.flatMap((name) => [
      [name, text],
      [arabicField(name), text],
    ]),
  );

function entity(schema: Schema): void {
  schema.add({ ...stateFields, ...versionFields });
  // Serves the trash.
  schema.index(TRASH_INDEX);
  // Serves the sweep: is this file a picture of an entity?
  if (schema.path('image')) schema.index({ 'image.file': 1 });
}

/** Plugin of the schemas of lists that the owner orders. */
export function orderedEntity(schema: Schema): void {
  entity(schema);
  // Serves the list.
  schema.index({ state: 1, _id: 1 });
}

/** Plugin of the schemas of entities with a date, a picture and drafts. */
export function datedEntity(schema: Schema): void {
  schema.add({ createdAt: Date, image: { type: draftPictureSchema, default: {} } });
  entity(schema);
  draftable(schema);
  // Serves the list.
  schema.index({ state: 1, ...NEWEST_FIRST });
}

/** Plugin of the schemas of entities with secondary pictures. */
export function secondaryImages(schema: Schema): void {
  schema.add({ secondaryImages: { type: [bilingualPictureSchema], default: [] } });
  // Serves the sweep: is this file a secondary picture?
  schema.index({ 'secondaryImages.file': 1 });
}
