import type { Value } from '@manjara/contracts';
import { appendFocus, appendPicture, type Picture, storedPicture } from '../../../pictures/picture';

export interface ValueTexts {
  value: string;
  arValue: string;
  image: Picture | null;
  alt: string;
  arAlt: string;
}

export const EMPTY_VALUE: ValueTexts = { value: '', arValue: '', image: null, alt: '', arAlt: '' };

export const valuesOf = ({ value, arValue, image, focus, alt, arAlt }: Value): ValueTexts => ({
  value,
  arValue,
  image: storedPicture({ url: image, ...(focus && { focus }) }),
  alt,
  arAlt,
});

const TEXTS = ['value', 'arValue', 'alt', 'arAlt'] as const;

/** The multipart body of POST /content/values (spec §7), and of a change. */
export function toFormData(values: ValueTexts, saved = EMPTY_VALUE): FormData {
  const body = new FormData();
  for (const name of TEXTS) body.append(name, values[name].trim());
  appendPicture(body, 'valueImage', values.image, saved.image);
  appendFocus(body, 'focus', values.image, saved.image);
  return body;
}

/** The form's field that a field of the API belongs to. */
export function fieldFor(apiField: string): keyof ValueTexts | null {
  if (apiField === 'valueImage') return 'image';
  return TEXTS.find((name) => name === apiField) ?? null;
}
