import type { BilingualAltImage } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import clsx from 'clsx';
import { drawnWidth } from '../drawn-width';
import { altIn } from '../language-of';
import motion from '../styles/motion.module.css';
import styles from './PictureMosaic.module.css';

/** Up to four slots; empty ones are skipped (spec §2). */
type Slots = readonly (BilingualAltImage | null)[] | undefined;

const filledOf = (images: Slots): BilingualAltImage[] =>
  (images ?? []).filter((image): image is BilingualAltImage => Boolean(image?.url)).slice(0, 4);

/** Whether there is anything to show, so that nobody makes room for nothing. */
export const hasPictures = (images: Slots): boolean => filledOf(images).length > 0;

interface Props {
  images: Slots;
  /** How wide the mosaic is from 1024 px upward, as a length of CSS; below it fills the page. */
  width: string;
}

interface Cell {
  /** Of twelve. */
  columns: number;
  /** Below 1024 px, where they differ. */
  narrowColumns?: number;
  rows: number;
}

/** The cells of one to four pictures, as the style sheet lays them out. */
const CELLS: readonly (readonly Cell[])[] = [
  [{ columns: 12, rows: 11 }],
  [
    { columns: 7, rows: 11 },
    { columns: 5, rows: 9 },
  ],
  [
    { columns: 7, rows: 11 },
    { columns: 5, rows: 4 },
    { columns: 5, rows: 6 },
  ],
  [
    { columns: 7, rows: 7 },
    { columns: 5, rows: 4 },
    { columns: 6, narrowColumns: 7, rows: 5 },
    { columns: 5, rows: 6 },
  ],
];

/** A row of the grid and the gap below it. */
const ROW = '(clamp(1.75rem, 3.4vw, 2.75rem) + 0.75rem)';

function sizesOf(image: BilingualAltImage, cell: Cell, width: string): string {
  const drawn = (columns: number, whole: string) =>
    drawnWidth(image, {
      width: `${(columns / 12).toFixed(2)} * ${whole}`,
      height: `${cell.rows} * ${ROW}`,
    });
  const narrow = drawn(cell.narrowColumns ?? cell.columns, '94vw');
  return `(min-width: 1024px) ${drawn(cell.columns, `(${width})`)}, ${narrow}`;
}

/** One to four pictures, composed by how many there are, so that an empty slot leaves no hole. */
export function PictureMosaic({ images, width }: Props) {
  const { language } = useLanguage();
  const filled = filledOf(images);
  const cells = CELLS[filled.length - 1];
  if (!cells) return null;
  return (
    <ul className={styles.mosaic} data-count={filled.length}>
      {filled.map((image, index) => (
        <li key={image.url} className={clsx(styles.cell, motion.rise)}>
          <Picture
            image={image}
            {...altIn(image, language)}
            sizes={sizesOf(image, cells[index]!, width)}
            cover
            className={styles.picture}
          />
        </li>
      ))}
    </ul>
  );
}
