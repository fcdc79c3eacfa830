import type { Crops } from './crop';

export const HERO_CROPS: Crops = [
  ['desktop', 1024, '100vw', 2.2],
  ['tablet', 640, '100vw', 1, '130vw'],
  ['phone', 0, '100vw', 0.95, '100vw'],
];

/** Columns of twelve of the tiles of the home page; the first has two rows. */
const TILE_COLUMNS = [7, 5, 5, 4, 3];

/** A tile of the home page, which has a project's picture; a row is 21vw high. */
export function tileCrops(index: number): Crops {
  const columns = TILE_COLUMNS[index] ?? 5;
  return [
    ['homeDesktop', 1024, `${columns} * 8.34vw`, (columns * 0.4) / (index ? 1 : 2)],
    // Two in a row, and each fifth alone.
    ['homePhone', 640, '50vw', 0.92, index % 5 ? '60vw' : '100vw'],
    ['homePhone', 0, '50vw', 0.92, '100vw'],
  ];
}

export const REVIEW_CROPS: Crops = [
  ['desktop', 1800, '44rem', 1.25],
  ['desktop', 1024, 'min(37rem, 42vw)', 1.25],
  ['tablet', 640, '100vw', 1.78],
  ['phone', 0, '100vw', 4 / 3, '100vw'],
];

/** Columns of twelve, rows, and columns below 1024 px if they differ. */
type Cell = readonly [columns: number, rows: number, narrow?: number];

/** Cells of the mosaic for one to four pictures; must match the style sheet. */
const MOSAICS: readonly (readonly Cell[])[] = [
  [[12, 11]],
  [
    [7, 11],
    [5, 9],
  ],
  [
    [7, 11],
    [5, 4],
    [5, 6],
  ],
  [
    [7, 7],
    [5, 4],
    [6, 5, 7],
    [5, 6],
  ],
];

export function mosaicCrops(count: number, index: number): Crops {
  const [columns, rows, narrow = columns] = MOSAICS[count - 1]![index]!;
  // A column is 1.02, 1.61 and 0.76 times as wide as a row is high, in windows of 1440, 820 and 390 px.
  return [
    ['desktop', 1800, `${columns} * 5.1rem`, (1.02 * columns) / rows],
    ['desktop', 1024, `${columns} * min(4vw, 3.6rem)`, (1.02 * columns) / rows],
    ['tablet', 640, `${narrow} * 7.8vw`, (1.61 * narrow) / rows],
    ['phone', 0, `${narrow} * 7.8vw`, (0.76 * narrow) / rows],
  ];
}
