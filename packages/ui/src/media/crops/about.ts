import { CONTENT, type Crops, WIDE_CONTENT } from './crop';

export const VALUE_CROPS: Crops = [
  ['card', 1800, 'min(29vw, 35.5rem)', 4 / 3],
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

/** The first picture reaches to the edges of the window; of two or three, on a desktop, all do. */
export function aboutCrops(count: number, index: number): Crops {
  const [columns, ratio, phoneColumns, phoneRatio] = ABOUT[count - 1]![index]!;
  const first = index === 0;
  const reachesEdges = first || count === 2 || count === 3;
  const share = (columns / 12).toFixed(3);
  const phoneWidth = `${phoneColumns / 12} * ${CONTENT}`;
  return [
    ['desktop', 1800, `${share} * ${reachesEdges ? '100vw' : WIDE_CONTENT}`, ratio],
    ['desktop', 768, `${share} * ${reachesEdges ? '100vw' : CONTENT}`, ratio],
    ['phone', 0, phoneWidth, phoneRatio, first ? '100vw' : undefined],
  ];
}
