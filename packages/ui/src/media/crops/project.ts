import { CONTENT, type Crops, WIDE_CONTENT } from './crop';

/** The cover of a project's page, and the next project's at its end. */
export const COVER_CROPS: Crops = [
  ['page', 768, '100vw', 1.8],
  ['phone', 0, '100vw', 0.8, '100vw'],
];

/** Pictures that are compared, to the edges of the page. */
export const SPREAD_CROPS: Crops = [
  ['page', 768, '100vw', 1.6],
  ['phone', 0, '100vw', 0.8, '130vw'],
];

/** A picture at the end of a page, to its edges. */
export const BAND_CROPS: Crops = [
  ['page', 768, '100vw', 2.2],
  ['phone', 0, '100vw', 1, '130vw'],
];

/** A picture that is as wide as the content. */
export const PLATE_CROPS: Crops = [
  ['page', 1800, WIDE_CONTENT, 3 / 2],
  ['page', 768, CONTENT, 3 / 2],
  ['page', 0, '100vw', 3 / 2],
];

/** A picture of a project's page beside its description. */
export const ASIDE_CROPS: Crops = [
  ['page', 1800, `0.68 * ${WIDE_CONTENT}`, 3 / 2],
  ['page', 1024, `0.68 * ${CONTENT}`, 3 / 2],
  ['page', 768, CONTENT, 3 / 2],
  ['page', 0, '100vw', 3 / 2],
];

/** A picture of a project's page that shares its row: the other pictures, and related works. */
export const SHARED_CROPS: Crops = [
  ['page', 1800, 'min(29vw, 36.5rem)', 4 / 3],
  ['page', 1280, '26rem', 4 / 3],
  ['page', 768, '48vw', 4 / 3],
  ['page', 0, '100vw', 4 / 3],
];

export const THUMBNAIL_CROPS: Crops = [['thumbnail', 0, '4.5rem', 4 / 3]];
