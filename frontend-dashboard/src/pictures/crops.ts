import {
  aboutCrops,
  type Crop,
  type Crops,
  COVER_CROPS,
  HERO_CROPS,
  mosaicCrops,
  PLATE_CROPS,
  PRODUCT_CARD_CROPS,
  PROJECT_CARD_CROPS,
  REVIEW_CROPS,
  THUMBNAIL_CROPS,
  tileCrops,
  VALUE_CROPS,
} from '@manjara/ui';

/** A preview of how the site crops a picture. */
export interface CropPreview {
  name: Crop[0];
  /** Width divided by height. */
  ratio: number;
}

/** One preview of each name: frames that differ in width only look the same. */
function previewsOf(...places: readonly Crops[]): CropPreview[] {
  const ratios = new Map<Crop[0], number>();
  for (const [name, , , ratio] of places.flat()) {
    if (!ratios.has(name)) ratios.set(name, ratio);
  }
  return [...ratios].map(([name, ratio]) => ({ name, ratio }));
}

export const HERO_PREVIEWS = previewsOf(HERO_CROPS);

/** Cards, its page, and the tiles of the home page, which show a project of each category. */
export const PROJECT_PREVIEWS = previewsOf(PROJECT_CARD_CROPS, COVER_CROPS, tileCrops(1));

export const SECONDARY_PREVIEWS = previewsOf(PLATE_CROPS, THUMBNAIL_CROPS);

export const PRODUCT_PREVIEWS = previewsOf(PRODUCT_CARD_CROPS);

/** Further pictures of a product. */
export const VIEW_PREVIEWS = previewsOf(THUMBNAIL_CROPS);

export const REVIEW_PREVIEWS = previewsOf(REVIEW_CROPS);

export const VALUE_PREVIEWS = previewsOf(VALUE_CROPS);

/** The pictures of the pages, by position, where all four are given. */
export const teaserPreviews = (index: number) => previewsOf(mosaicCrops(4, index));
export const aboutPreviews = (index: number) => previewsOf(aboutCrops(4, index));
