type CropName =
  'desktop' | 'tablet' | 'phone' | 'card' | 'homeDesktop' | 'homePhone' | 'page' | 'thumbnail';

/** A crop of a picture on the site. */
export interface Crop {
  name: CropName;
  /** Approximate width / height, as in the style sheets of the public pages. */
  ratio: number;
}

const crops = (ratios: Partial<Record<CropName, number>>): Crop[] =>
  Object.entries(ratios).map(([name, ratio]) => ({ name: name as CropName, ratio }));

export const HERO_CROPS = crops({ desktop: 2.2, tablet: 1, phone: 0.95 });

/** Cards, and the tiles of the home page, which show a project of each category. */
export const PROJECT_CROPS = crops({ card: 4 / 3, homeDesktop: 2, homePhone: 0.92 });

export const SECONDARY_CROPS = crops({ page: 3 / 2, thumbnail: 4 / 3 });

export const PRODUCT_CROPS = crops({ card: 4 / 3 });

export const REVIEW_CROPS = crops({ desktop: 1.25, tablet: 1.78, phone: 4 / 3 });

export const VALUE_CROPS = crops({ card: 4 / 3 });

/** Crops of the four pictures in the teaser of the home page, by position. */
const TEASER = [
  crops({ desktop: 1.05, tablet: 1.64, phone: 0.75 }),
  crops({ desktop: 1.32, tablet: 2.1, phone: 0.94 }),
  crops({ desktop: 1.27, tablet: 2.34, phone: 1.07 }),
  crops({ desktop: 0.87, tablet: 1.36, phone: 0.61 }),
];

/** Crops of the four pictures of the about page, by position. */
const ABOUT = [
  crops({ desktop: 2.2, phone: 4 / 3 }),
  crops({ desktop: 4 / 3, phone: 1 }),
  crops({ desktop: 4 / 3, phone: 1 }),
  crops({ desktop: 4 / 3, phone: 4 / 3 }),
];

export const teaserCrops = (index: number): Crop[] => TEASER[index] ?? [];
export const aboutCrops = (index: number): Crop[] => ABOUT[index] ?? [];
