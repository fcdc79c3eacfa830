import type { Picture } from '../../../lib/pictures';

export interface NewValue {
  value: string;
  arValue: string;
  image: Picture | null;
  alt: string;
  arAlt: string;
}

export const EMPTY_VALUE: NewValue = { value: '', arValue: '', image: null, alt: '', arAlt: '' };

const TEXTS = ['value', 'arValue', 'alt', 'arAlt'] as const;

/** The multipart body of POST /content/values (spec §7). */
export function toFormData(values: NewValue): FormData {
  const body = new FormData();
  for (const name of TEXTS) body.append(name, values[name].trim());
  if (values.image?.kind === 'new') body.append('valueImage', values.image.file);
  return body;
}

/** The form's field that a field of the API belongs to. */
export function fieldFor(apiField: string): keyof NewValue | null {
  if (apiField === 'valueImage') return 'image';
  return TEXTS.find((name) => name === apiField) ?? null;
}
