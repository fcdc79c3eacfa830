import { appendPicture } from '../../../lib/pictures';
import type { Slot } from '../../../lib/slots';

/** The logo and what it shows; both are required (spec §5). */
export interface NewPartner {
  logo: Slot;
}

export const EMPTY_PARTNER: NewPartner = { logo: { picture: null, alt: '' } };

/** The multipart body of POST /partners (spec §7). */
export function toFormData({ logo }: NewPartner): FormData {
  const body = new FormData();
  appendPicture(body, 'image', logo.picture, null);
  body.append('alt', logo.alt.trim());
  return body;
}

/** The form's field that a field of the API belongs to. */
export function fieldFor(apiField: string): `logo.${keyof Slot}` | null {
  if (apiField === 'image') return 'logo.picture';
  return apiField === 'alt' ? 'logo.alt' : null;
}
