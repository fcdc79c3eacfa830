import type { Image } from '@manjara/contracts';
import { Picture } from '@manjara/ui';
import { useEffect, useRef } from 'react';
import { drawnWidth } from '../../../shared/drawn-width';
import styles from './Thumbnails.module.css';

interface Props {
  pictures: readonly Image[];
  current: number;
  /** What a thumbnail is called. */
  nameOf: (position: number) => string;
  onChoose: (position: number) => void;
  /** Script runs: the arrow keys lead from one to the next, and Tab passes them in one step. */
  live: boolean;
}

/** The pictures of a gallery in small; the current one is kept in sight. */
export function Thumbnails({ pictures, current, nameOf, onChoose, live }: Props) {
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
            tabIndex={live && position !== current ? -1 : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(position);
            }}
          >
            <Picture
              image={picture}
              alt=""
              sizes={drawnWidth(picture, { width: '4.5rem', height: '3.375rem' })}
              cover
              className={styles.picture}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
