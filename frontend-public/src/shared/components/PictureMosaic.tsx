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

/** Lets the caller leave out the mosaic's space. */
export const hasPictures = (images: Slots): boolean => filledOf(images).length > 0;

interface Props {
  images: Slots;
  /** CSS length: the mosaic's width from 1024 px up; below it fills the page. */
  width: string;
}

interface Cell {
  /** Of twelve. */
  columns: number;
  /** Below 1024 px, if different. */
  narrowColumns?: number;
  rows: number;
}

/** Cells for one to four pictures; must match the style sheet. */
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

/** A grid row and its gap. */
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

/** One to four pictures; the layout depends on their number, so that no slot stays empty. */
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
