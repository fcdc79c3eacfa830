import type { AboutContent, PreviewDraft } from '@manjara/contracts';
import type { FieldPath } from 'react-hook-form';
import type { ImageOf } from '../../preview/site-preview';
import { appendSlots, type BilingualSlot, slotFieldFor, slotsOf } from '../../pictures/slots';

export interface AboutValues extends Pick<AboutContent, 'mainText' | 'arMainText'> {
  /** The four pictures of the about page. */
  images: BilingualSlot[];
}

/** The form's values; content that was never saved has empty fields. */
export const valuesOf = (content: Partial<AboutContent>): AboutValues => ({
  mainText: content.mainText ?? '',
  arMainText: content.arMainText ?? '',
  images: slotsOf(content.images),
});

/** The multipart body of POST /content/about (spec §7). */
export function toFormData(values: AboutValues, saved: AboutValues): FormData {
  const body = new FormData();
  body.append('mainText', values.mainText.trim());
  body.append('arMainText', values.arMainText.trim());
  appendSlots(body, values.images, saved.images);
  return body;
}

/** The form's values as the about page's content, for the preview. */
export const toDraft = (values: AboutValues, imageOf: ImageOf): PreviewDraft => ({
  about: {
    mainText: values.mainText.trim(),
    arMainText: values.arMainText.trim(),
    images: values.images.map(imageOf),
  },
});

/** The form's field for a field of the API, e.g. `images[2]_alt`. */
export function fieldFor(apiField: string): FieldPath<AboutValues> | null {
  if (apiField === 'mainText' || apiField === 'arMainText') return apiField;
  const slot = slotFieldFor(apiField);
  return slot && `images.${slot}`;
}
