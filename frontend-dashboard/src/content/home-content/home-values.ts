import type { HomeContent, PreviewDraft } from '@manjara/contracts';
import type { FieldPath } from 'react-hook-form';
import { appendFocus, appendPicture } from '../../pictures/picture';
import type { ImageOf } from '../../preview/site-preview';
import {
  appendSlots,
  type BilingualSlot,
  slotFieldFor,
  slotOf,
  slotsOf,
} from '../../pictures/slots';

const TEXTS = [
  'mainText',
  'arMainText',
  'heroDescription',
  'arHeroDescription',
  'aboutDescription',
  'arAboutDescription',
] as const;

type Texts = Pick<HomeContent, (typeof TEXTS)[number]>;

export interface HomeValues extends Texts {
  hero: BilingualSlot;
  heroNoon: BilingualSlot;
  heroDusk: BilingualSlot;
  /** The four pictures of the about teaser. */
  about: BilingualSlot[];
}

/** The hero's pictures by their fields in the API. */
const HERO_PICTURES = {
  heroImage: 'hero',
  heroNoonImage: 'heroNoon',
  heroDuskImage: 'heroDusk',
} as const;
const HERO_ENTRIES = Object.entries(HERO_PICTURES);

/** The form's values; content that was never saved has empty fields. */
export function valuesOf(content: Partial<HomeContent>): HomeValues {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, content[name] ?? '']));
  return {
    ...(texts as Texts),
    hero: slotOf(content.heroImage),
    heroNoon: slotOf(content.heroNoonImage),
    heroDusk: slotOf(content.heroDuskImage),
    about: slotsOf(content.aboutImages),
  };
}

/** The multipart body of POST /content/home (spec §7). */
export function toFormData(values: HomeValues, saved: HomeValues): FormData {
  const body = new FormData();
  for (const name of TEXTS) body.append(name, values[name].trim());
  for (const [name, slot] of HERO_ENTRIES) {
    const { picture, alt, arAlt } = values[slot];
    appendPicture(body, name, picture, saved[slot].picture);
    body.append(`${name}Alt`, alt.trim());
    body.append(`${name}ArAlt`, arAlt.trim());
    appendFocus(body, `${name}Focus`, picture, saved[slot].picture);
  }
  appendSlots(body, values.about, saved.about);
  return body;
}

/** The form's values as the home page's content, for the preview. */
export function toDraft(values: HomeValues, imageOf: ImageOf): PreviewDraft {
  const texts = Object.fromEntries(TEXTS.map((name) => [name, values[name].trim()]));
  return {
    home: {
      ...(texts as Texts),
      heroImage: imageOf(values.hero) ?? { url: '', alt: '', arAlt: '' },
      heroNoonImage: imageOf(values.heroNoon),
      heroDuskImage: imageOf(values.heroDusk),
      aboutImages: values.about.map(imageOf),
    },
  };
}

/** The form's field for a field of the API, e.g. `images[2]_alt`. */
export function fieldFor(apiField: string): FieldPath<HomeValues> | null {
  if ((TEXTS as readonly string[]).includes(apiField)) return apiField as FieldPath<HomeValues>;
  for (const [name, slot] of HERO_ENTRIES) {
    if (apiField === name) return `${slot}.picture`;
    if (apiField === `${name}Alt`) return `${slot}.alt`;
    if (apiField === `${name}ArAlt`) return `${slot}.arAlt`;
  }
  const slot = slotFieldFor(apiField);
  return slot && `about.${slot}`;
}
