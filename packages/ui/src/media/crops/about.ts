import { CONTENT, type Crops } from './crop';

export const VALUE_CROPS: Crops = [
  ['card', 1024, 'min(31vw, 26rem)', 4 / 3],
  ['card', 0, '46vw', 4 / 3],
];

/** Columns of twelve and proportions on a desktop, and on a phone. */
type Frame = readonly [columns: number, ratio: number, phoneColumns: number, phoneRatio: number];

/** Frames of the about page for one to four pictures; must match the style sheet. */
const ABOUT: readonly (readonly Frame[])[] = [
  [[12, 2.2, 12, 4 / 3]],
  [
    [7, 7 / 6, 12, 4 / 3],
    [5, 5 / 6, 12, 4 / 3],
  ],
  [
    [8, 4 / 3, 12, 4 / 3],
    [4, 4 / 3, 6, 1],
    [4, 4 / 3, 6, 1],
  ],
  [
    [12, 2.2, 12, 4 / 3],
    [4, 4 / 3, 6, 1],
    [4, 4 / 3, 6, 1],
    [4, 4 / 3, 12, 4 / 3],
  ],
];

export function aboutCrops(count: number, index: number): Crops {
  const [columns, ratio, phoneColumns, phoneRatio] = ABOUT[count - 1]![index]!;
  return [
    ['desktop', 768, `${(columns / 12).toFixed(3)} * ${CONTENT}`, ratio],
    ['phone', 0, `${phoneColumns / 12} * ${CONTENT}`, phoneRatio],
  ];
}
