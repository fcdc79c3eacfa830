import { useLanguage, useText } from '@manjara/platform';
import type { Resource } from './define-resource';
import { textOf } from './resource-values';
import type { Entity } from './entity';

/** The labels of a resource's fields and the headings of its columns. */
export function useResourceLabels({ name, columns, fields, details = [] }: Resource) {
  const t = useText();
  /** One of the resource's own texts; a test checks that none is missing. */
  const own = (key: string) => t(`dashboard.${name}.${key}` as `dashboard.${typeof name}.title`);
  const label = (field: string): string => {
    if (field === 'category' || field === 'date') return t(`dashboard.forms.${field}`);
    return field === 'alt' ? t('dashboard.pictures.alt') : own(`fields.${field}`);
  };
  const head = (field: string): string => {
    const key = columns.find((column) => column.field === field)?.head;
    return key ? own(key) : label(field);
  };
  const names = [...fields, ...details].map((field) => field.name).concat('image', 'alt');
  /** Of all fields, by their names. */
  const labels = Object.fromEntries(names.map((field) => [field, label(field)]));
  return { label, labels, head, own };
}

/** An entity's name in the page's language; a draft may have none. */
export function useEntityName({ columns }: Pick<Resource, 'columns'>): (entity: Entity) => string {
  const t = useText();
  const { language } = useLanguage();
  return (entity) => textOf(entity, columns[0].field, language) || t('dashboard.drafts.untitled');
}
