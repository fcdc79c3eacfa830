import type { CategoryPair, PreviewDraft, Status } from '@manjara/contracts';
import type { IconName } from '@manjara/ui';
import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Crop } from '../pictures/crops';
import type { ImageOf } from '../lib/site-preview';
import type { ResourceName } from './registry';
import type { Entity, ResourceValues } from './resource-values';
import type { TableEntity } from './table';

/** The names of the texts that an entity has in both languages, e.g. `name` beside `arName`. */
type PairName<E> = {
  [K in keyof E & string]: `ar${Capitalize<K>}` extends keyof E ? K : never;
}[keyof E & string];

/** A text in both languages; with rows it is a text area. */
interface TextField<Name> {
  kind: 'text';
  name: Name;
  /** Characters. */
  maxLength: number;
  rows?: number;
}

/** One category for both languages; the table can be filtered by it. */
interface CategoryField {
  kind: 'category';
  name: 'category';
  categories: readonly CategoryPair[];
}

/** A value of the resource's own, which its own picture panel shows. */
interface CustomField<E> {
  kind: 'custom';
  name: string;
  empty: unknown;
  read: (entity: E) => unknown;
  /** Adds it to the body of a save; `saved` is given for an entity that is edited. */
  append: (body: FormData, values: ResourceValues, saved?: ResourceValues) => void;
}

/** What an entity may have beside the rest: a text in both languages, digits, or the owner's date. */
export type DetailField<Name = string> =
  | Omit<TextField<Name>, 'rows'>
  | { kind: 'digits' | 'decimal'; name: string; maxLength: number }
  | { kind: 'day'; name: 'date' };

interface Column<Name> {
  field: Name;
  /** The key of its heading among the resource's texts; the field's label by default. */
  head?: string;
}

export interface PicturePanelProps {
  form: UseFormReturn<ResourceValues>;
  label: string;
  /** How the site crops the main picture. */
  crops?: readonly Crop[];
  /** Takes files of any type; the server alone says what is a picture. */
  anyType?: boolean;
}

interface ResourcePreview<E> {
  pages: readonly { name: 'entity' | 'list'; path: (id: string) => string }[];
  /** @param shown the form as an entity, but for the fields of the resource's own */
  toDraft: (shown: E, values: ResourceValues, imageOf: ImageOf) => PreviewDraft;
}

export interface ResourceDefinition<E, Name extends string> {
  name: ResourceName;
  /** One of them, in addresses and in the names of forms. */
  singular: string;
  icon: IconName;
  /** The place in the navigation. */
  order: number;
  /** Beside the main picture, which every entity has with its descriptions. */
  fields: readonly (TextField<Name> | CategoryField | CustomField<E>)[];
  /** None of them is required; a save has those that were changed. */
  details?: readonly DetailField<Name>[];
  /** How the site crops the main picture. */
  crops?: readonly Crop[];
  /** The first is what an entity is called. */
  columns: readonly [Column<Name>, Column<Name>];
  /** The texts that a search looks through, or `api` where the API searches, sorts and pages. */
  search: 'api' | readonly Name[];
  /** Where the API takes the ids of those that are pinned to the top of the site, and how many. */
  pinned?: { path: string; max: number };
  /** Whether the API makes copies of one. */
  duplicates?: boolean;
  /** Where the public site shows an entity. */
  publicPath: (id: string) => string;
  /** How the site shows an entity that is not saved: on which pages, and what they get of the form. */
  preview?: ResourcePreview<E>;
  /** Whether a failed load is told in the server's words, if it sent some (spec §8). */
  serverWords?: boolean;
  /** An edited entity takes files of any type as its picture; the server judges them (spec §5). */
  editTakesAnyType?: boolean;
  /** In place of the panel of the main picture. */
  PicturePanel?: ComponentType<PicturePanelProps>;
  /** Screens of the resource's own, in place of the common ones. */
  screens?: Partial<Record<'list' | 'add' | 'edit', ComponentType<{ resource: Resource }>>>;
}

/** A resource as the common screens see it. */
export type Resource = ResourceDefinition<Entity, string>;

/** Describes a resource of the API, from which its list, add and edit screens are made. */
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
