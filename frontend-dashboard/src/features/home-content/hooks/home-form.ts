import { type AltImage, type HomeContent, LIMITS } from '@manjara/contracts';
import { type Picture, storedPicture } from '../../../lib/pictures';

export interface Slot {
  picture: Picture | null;
  alt: string;
}

export interface HomeValues {
  mainText: string;
  arMainText: string;
  heroDescription: string;
  arHeroDescription: string;
  aboutDescription: string;
  arAboutDescription: string;
  hero: Slot;
  /** The four pictures of the about teaser. */
  about: Slot[];
}

export const TEXTS = [
  'mainText',
  'arMainText',
  'heroDescription',
  'arHeroDescription',
  'aboutDescription',
  'arAboutDescription',
] as const;

const slotOf = (image: AltImage | null | undefined): Slot => ({
  picture: image?.url ? storedPicture(image) : null,
  alt: image?.alt ?? '',
});

/** The form's values; content that was never saved is the empty object of its shape. */
export function valuesOf(content: Partial<HomeContent>): HomeValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, content[name] ?? '']));
  return {
    ...(texts as Pick<HomeValues, (typeof TEXTS)[number]>),
    hero: slotOf(content.heroImage),
    about: Array.from({ length: LIMITS.contentImages }, (_, index) =>
      slotOf(content.aboutImages?.[index]),
    ),
  };
}

/**
 * The multipart body of POST /content/home (spec §7): a picture is sent only when it is new, an
 * absent part keeps its slot, and an empty text part clears it (design: readings, 6).
 */
export function toFormData(values: HomeValues, saved: HomeValues): FormData {
  const body = new FormData();
  for (const name of TEXTS) body.append(name, values[name].trim());
  if (values.hero.picture?.kind === 'new') body.append('heroImage', values.hero.picture.file);
  body.append('heroImageAlt', values.hero.alt.trim());
  values.about.forEach(({ picture, alt }, index) => {
    if (picture?.kind === 'new') body.append(`images[${index}]`, picture.file);
    else if (!picture && saved.about[index]?.picture) body.append(`images[${index}]`, '');
    body.append(`images[${index}]_alt`, alt.trim());
  });
  return body;
}

export type HomeField =
  (typeof TEXTS)[number] | `${'hero' | `about.${number}`}.${'picture' | 'alt'}`;

/** The form's field that a field of the API belongs to, e.g. `images[2]_alt`. */
export function fieldFor(apiField: string): HomeField | null {
  if ((TEXTS as readonly string[]).includes(apiField)) return apiField as HomeField;
  if (apiField === 'heroImage') return 'hero.picture';
  if (apiField === 'heroImageAlt') return 'hero.alt';
  const slot = /^images\[([0-3])\](_alt)?$/.exec(apiField);
  return slot ? `about.${Number(slot[1])}.${slot[2] ? 'alt' : 'picture'}` : null;
}
