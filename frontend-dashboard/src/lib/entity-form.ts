import type { Picture } from './pictures';

/** The values of a form with a main picture. */
export interface PictureValues {
  image: Picture | null;
  alt: string;
  arAlt: string;
}

/**
 * A multipart body: every text of the form without the blanks around it, and the picture when it
 * is a new one (spec §7: `image` only when a new file is chosen).
 */
export function pictureBody<V extends PictureValues>(
  values: V,
  more: Record<string, string> = {},
): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...values, ...more })) {
    if (typeof value === 'string') body.append(name, value.trim());
  }
  if (values.image?.kind === 'new') body.append('image', values.image.file);
  return body;
}

/**
 * Finds the form's field that a field of the API belongs to, e.g. `secondaryImages[3]`; the pair of
 * a category is one field.
 */
export function fieldFinder<V extends object>(empty: V) {
  const names = new Set(Object.keys(empty));
  return (apiField: string): (keyof V & string) | null => {
    const base = apiField.split(/[.[]/)[0] ?? '';
    const name = base === 'arCategory' ? 'category' : base;
    return names.has(name) ? (name as keyof V & string) : null;
  };
}
