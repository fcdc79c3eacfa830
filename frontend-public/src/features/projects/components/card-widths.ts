import type { CardWidths } from '../../../shared/card-picture';

const WIDE: CardWidths = [
  ['1280px', '20rem'],
  ['1024px', '28rem'],
  ['640px', '48vw'],
];

// 0.85 of the drawn width: a 412 px phone at 1.75 then picks 640 px, 2 % below its frame.
export const CARD_WIDTHS: CardWidths = [...WIDE, [null, '78vw']];
/** Of cards that have half a phone. */
export const SMALL_CARD_WIDTHS: CardWidths = [...WIDE, [null, '40vw']];
