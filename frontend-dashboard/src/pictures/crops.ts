/** A form in which the site crops a picture. */
export interface Crop {
  name:
    'desktop' | 'tablet' | 'phone' | 'card' | 'homeDesktop' | 'homePhone' | 'page' | 'thumbnail';
  /** Width by height, about: as the style sheets of the public pages have it. */
  ratio: number;
}

const crop = (name: Crop['name'], ratio: number): Crop => ({ name, ratio });

export const HERO_CROPS = [crop('desktop', 2.2), crop('tablet', 1), crop('phone', 1.36)];

/** Cards, and the tiles of the home page, which show a project of each category. */
export const PROJECT_CROPS = [
  crop('card', 4 / 3),
  crop('homeDesktop', 2.2),
  crop('homePhone', 0.84),
];

export const SECONDARY_CROPS = [crop('page', 3 / 2), crop('thumbnail', 4 / 3)];

export const PRODUCT_CROPS = [crop('card', 4 / 3)];

export const REVIEW_CROPS = [crop('desktop', 1.25), crop('tablet', 1.78), crop('phone', 4 / 3)];

export const VALUE_CROPS = [crop('card', 4 / 3)];

/** Of the four pictures of the home page's teaser, by their places. */
const TEASER = [
  { desktop: 1.05, tablet: 1.64, phone: 0.75 },
  { desktop: 1.32, tablet: 2.1, phone: 0.94 },
  { desktop: 1.27, tablet: 2.34, phone: 1.07 },
  { desktop: 0.87, tablet: 1.36, phone: 0.61 },
];

/** Of the four pictures of the about page. */
const ABOUT = [
  { desktop: 2.2, phone: 4 / 3 },
  { desktop: 4 / 3, phone: 1 },
  { desktop: 4 / 3, phone: 1 },
  { desktop: 4 / 3, phone: 4 / 3 },
];

const ofPlace =
  (places: readonly Partial<Record<'desktop' | 'tablet' | 'phone', number>>[]) =>
  (index: number): Crop[] =>
    Object.entries(places[index] ?? {}).map(([name, ratio]) => crop(name as Crop['name'], ratio));

export const teaserCrops = ofPlace(TEASER);
export const aboutCrops = ofPlace(ABOUT);
