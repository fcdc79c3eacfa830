import type { Image } from '@manjara/contracts';
import { Picture, sizesOf, THUMBNAIL_CROPS } from '@manjara/ui';
import { useEffect, useRef } from 'react';
import styles from './Thumbnails.module.css';

interface Props {
  pictures: readonly Image[];
  current: number;
  /** Accessible name of a thumbnail. */
  nameOf: (position: number) => string;
  onChoose: (position: number) => void;
  /** Hydrated: arrow keys move between thumbnails, and the row is one tab stop. */
  hydrated: boolean;
}

/** The gallery's thumbnails; the current one is scrolled into view. */
export function Thumbnails({ pictures, current, nameOf, onChoose, hydrated }: Props) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const item = row.current?.children[current] as HTMLElement | undefined;
    if (!row.current || !item) return;
    const middle = item.offsetLeft + item.offsetWidth / 2 - row.current.clientWidth / 2;
    row.current.scrollTo({ left: middle, behavior: 'instant' });
    const focused = row.current.contains(document.activeElement);
    if (focused) item.querySelector('a')?.focus({ preventScroll: true });
  }, [current]);
  return (
    <ul ref={row} className={styles.row}>
      {pictures.map((picture, position) => (
        <li key={picture.url} className={styles.cell}>
          <a
            href={`#picture-${position + 1}`}
            className={styles.thumbnail}
            aria-label={nameOf(position)}
            aria-current={position === current || undefined}
            tabIndex={hydrated && position !== current ? -1 : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(position);
            }}
          >
            <Picture
              image={picture}
              alt=""
              sizes={sizesOf(picture, THUMBNAIL_CROPS)}
              cover
              className={styles.picture}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
