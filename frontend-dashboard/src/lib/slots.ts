import { type AltImage, LIMITS } from '@manjara/contracts';
import { type Picture, storedPicture } from './pictures';

/** A place for a picture on a page of the site, with what it shows. */
export interface Slot {
  picture: Picture | null;
  alt: string;
}

export const slotOf = (image: AltImage | null | undefined): Slot => ({
  picture: image?.url ? storedPicture(image) : null,
  alt: image?.alt ?? '',
});

/** The four slots of the home and about pages (spec §9). */
export const slotsOf = (images: readonly (AltImage | null)[] | undefined): Slot[] =>
  Array.from({ length: LIMITS.contentImages }, (_, index) => slotOf(images?.[index]));

/**
 * Adds `images[i]` and `images[i]_alt` to a body (spec §7): a picture is sent only when it is new,
 * an absent part keeps its slot, and an empty text part clears it (design: readings, 6).
 */
export function appendSlots(body: FormData, slots: readonly Slot[], saved: readonly Slot[]): void {
  slots.forEach(({ picture, alt }, index) => {
    if (picture?.kind === 'new') body.append(`images[${index}]`, picture.file);
    else if (!picture && saved[index]?.picture) body.append(`images[${index}]`, '');
    body.append(`images[${index}]_alt`, alt.trim());
  });
}

/** The part of a slot that a field of the API belongs to, e.g. `images[2]_alt`. */
export function slotFieldFor(apiField: string): `${number}.${keyof Slot}` | null {
  const slot = /^images\[([0-3])\](_alt)?$/.exec(apiField);
  return slot ? `${Number(slot[1])}.${slot[2] ? 'alt' : 'picture'}` : null;
}
