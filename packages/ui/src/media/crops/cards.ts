import type { Crops } from './crop';

/** On phones 0.85 of the frame's width: one of 412 px at 1.75 then picks 640 px, 2 % below its frame. */
export const PROJECT_CARD_CROPS: Crops = [
  ['card', 1800, '22.5rem', 4 / 3],
  ['card', 1280, '20rem', 4 / 3],
  ['card', 1024, '28rem', 4 / 3],
  ['card', 640, '48vw', 4 / 3],
  ['card', 0, '78vw', 4 / 3],
];

/** Of projects that share the width of a phone with another. */
export const SMALL_PROJECT_CARD_CROPS: Crops = [
  ...PROJECT_CARD_CROPS.slice(0, -1),
  ['card', 0, '45vw', 4 / 3],
];

export const PRODUCT_CARD_CROPS: Crops = [
  ['card', 1800, '27rem', 4 / 3],
  ['card', 1300, '19rem', 4 / 3],
  ['card', 1024, '24rem', 4 / 3],
  ['card', 640, '48vw', 4 / 3],
  ['card', 0, '45vw', 4 / 3],
];
