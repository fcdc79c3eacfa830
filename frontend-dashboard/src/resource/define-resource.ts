import type {
  CategoryKind,
  CategoryPair,
  Language,
  PreviewDraft,
  Status,
} from '@manjara/contracts';
import type { IconName } from '@manjara/ui';
import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CropPreview } from '../pictures/crops';
import type { ImageOf } from '../preview/site-preview';
import type { ResourceName } from '../api/query-keys';
import type { Entity, ResourceValues } from './entity';
import type { TableEntity } from './table';

/** The names of the texts that an entity has in both languages, e.g. `name` beside `arName`. */
type PairName<E> = {
  [K in keyof E & string]: `ar${Capitalize<K>}` extends keyof E ? K : never;
}[keyof E & string];

/** A text in both languages; a text area if it has rows. */
interface TextField<Name> {
  kind: 'text';
  name: Name;
  maxLength: number;
  rows?: number;
}

/** One category for both languages; the table can filter by it. */
export interface CategoryField {
  kind: 'category';
  name: 'category';
  list: CategoryKind;
  /** Those of the list, once it is loaded. */
  categories: readonly CategoryPair[];
}

/** A resource-specific value, shown by the resource's own picture panel. */
interface CustomField<E> {
  kind: 'custom';
  name: string;
  empty: unknown;
  read: (entity: E) => unknown;
  /** Adds it to the body of a save; `saved` is absent for a new entity. */
  append: (body: FormData, values: ResourceValues, saved?: ResourceValues) => void;
}

/** An optional field: a text in both languages, a number, the owner's date, or a project. */
export type DetailField<Name = string> =
  | (Omit<TextField<Name>, 'rows'> & {
      /** Key of its hint in the resource's texts. */
      hint?: string;
    })
  | { kind: 'digits' | 'decimal'; name: string; maxLength: number }
  | { kind: 'day'; name: 'date' }
  | { kind: 'project'; name: 'project' };

interface Column<Name> {
  field: Name;
  /** Key of its heading in the resource's texts; default: the field's label. */
  head?: string;
}

export interface PicturePanelProps {
  form: UseFormReturn<ResourceValues>;
  label: string;
  crops?: readonly CropPreview[];
  /** Accepts files of any type; only the server checks whether they are pictures. */
  anyType?: boolean;
}

interface ResourcePreview<E> {
  pages: readonly { name: 'entity' | 'list'; path: (id: string) => string }[];
  /** @param shown the form as an entity, without custom fields */
  toDraft: (shown: E, values: ResourceValues, imageOf: ImageOf) => PreviewDraft;
}

export interface ResourceDefinition<E, Name extends string> {
  name: ResourceName;
  /** Singular name, for URLs and form names. */
  singular: string;
  icon: IconName;
  /** Position in the navigation. */
  order: number;
  /** All fields other than the main picture and its descriptions, which every entity has. */
  fields: readonly (TextField<Name> | CategoryField | CustomField<E>)[];
  /** Optional fields; a save sends only the changed ones. */
  details?: readonly DetailField<Name>[];
  crops?: readonly CropPreview[];
  /** The first is the name of the entity. */
  columns: readonly [Column<Name>, Column<Name>];
  /** The searched texts, or `api` if the API searches, sorts and pages. */
  search: 'api' | readonly Name[];
  /** Path of the list of pinned entities in the API, and their maximum number. */
  pinned?: { path: string; max: number };
  /** Whether the API can duplicate an entity. */
  duplicates?: boolean;
  publicPath: (entity: E, language: Language) => string;
  /** The pages that preview an unsaved entity, and their content. */
  preview?: ResourcePreview<E>;
  /** Shows the server's message after a failed load, if there is one (spec §8). */
  serverWords?: boolean;
  /** The edit form accepts files of any type as the picture; the server checks them (spec §5). */
  editTakesAnyType?: boolean;
  /** Replaces the default panel of the main picture. */
  PicturePanel?: ComponentType<PicturePanelProps>;
}

/** A resource as the shared screens use it. */
export type Resource = ResourceDefinition<Entity, string>;

/** Defines a resource of the API and, from it, its list, add and edit screens. */
export const defineResource = <E extends TableEntity>(
  definition: ResourceDefinition<E, PairName<E>>,
): Resource => definition as unknown as Resource;

export function categoriesOf({ fields }: Resource): readonly CategoryPair[] {
  return fields.find((field) => field.kind === 'category')?.categories ?? [];
}

export const pathsOf = ({ name, singular }: Resource) => ({
  list: (status: Status) => `/dashboard/${name}${status === 'draft' ? '/drafts' : ''}`,
  add: `/dashboard/add-${singular}`,
  edit: (id: string) => `/dashboard/edit-${singular}/${id}`,
});
