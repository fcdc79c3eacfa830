import type { Partner } from '@manjara/contracts';
import { withTagOf } from '../../../lib/api/etags';
import { appendPicture, storedPicture } from '../../../pictures/picture';
import type { Slot } from '../../../pictures/slots';

/** The logo and what it shows; both are required (spec §5). */
export interface PartnerValues {
  logo: Slot;
}

export const EMPTY_PARTNER: PartnerValues = { logo: { picture: null, alt: '' } };

export const valuesOf = (partner: Partner): PartnerValues => {
  const { alt, ...image } = partner.image;
  return withTagOf(partner, { logo: { picture: storedPicture(image), alt } });
};

/** The multipart body of POST /partners (spec §7), and of a change. */
export function toFormData({ logo }: PartnerValues, saved = EMPTY_PARTNER): FormData {
  const body = new FormData();
  appendPicture(body, 'image', logo.picture, saved.logo.picture);
  body.append('alt', logo.alt.trim());
  return body;
}

/** The form's field that a field of the API belongs to. */
export function fieldFor(apiField: string): `logo.${keyof Slot}` | null {
  if (apiField === 'image') return 'logo.picture';
  return apiField === 'alt' ? 'logo.alt' : null;
}
