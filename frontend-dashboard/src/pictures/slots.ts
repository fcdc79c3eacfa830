import { type BilingualAltImage, LIMITS } from '@manjara/contracts';
import { appendFocus, appendPicture, type Picture, storedPicture } from './picture';

/** A picture slot of a page, with its description in both languages. */
export interface BilingualSlot {
  picture: Picture | null;
  alt: string;
  arAlt: string;
}

export const slotOf = (image: BilingualAltImage | null | undefined): BilingualSlot => ({
  picture: image?.url ? storedPicture(image) : null,
  alt: image?.alt ?? '',
  arAlt: image?.arAlt ?? '',
});

/** The four slots of the home and about pages (spec §9). */
export const slotsOf = (
  images: readonly (BilingualAltImage | null)[] | undefined,
): BilingualSlot[] =>
  Array.from({ length: LIMITS.contentImages }, (_, index) => slotOf(images?.[index]));

/**
 * Adds `images[i]`, `images[i]_alt`, `images[i]_arAlt` and `images[i]_focus` to a body (spec §7). A
 * picture is sent only if it has changed: an absent part leaves the slot unchanged, and an empty
 * text part clears it (design: readings, 6).
 */
export function appendSlots(
  body: FormData,
  slots: readonly BilingualSlot[],
  saved: readonly BilingualSlot[],
): void {
  slots.forEach(({ picture, alt, arAlt }, index) => {
    appendPicture(body, `images[${index}]`, picture, saved[index]?.picture);
    body.append(`images[${index}]_alt`, alt.trim());
    body.append(`images[${index}]_arAlt`, arAlt.trim());
    appendFocus(body, `images[${index}]_focus`, picture, saved[index]?.picture);
  });
}

/** Maps a field of the API, e.g. `images[2]_alt`, to a field of a slot. */
export function slotFieldFor(apiField: string): `${number}.${keyof BilingualSlot}` | null {
  const slot = /^images\[([0-3])\](?:_(alt|arAlt))?$/.exec(apiField);
  const part = slot?.[2] as 'alt' | 'arAlt' | undefined;
  return slot && `${Number(slot[1])}.${part ?? 'picture'}`;
}

/** The labels of the slots of a list, by their paths in the form. */
export const slotLabels = (
  list: string,
  locale: string,
  labelOf: (place: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: LIMITS.contentImages }, (_, index) => [
      `${list}.${index}`,
      labelOf((index + 1).toLocaleString(locale)),
    ]),
  );
