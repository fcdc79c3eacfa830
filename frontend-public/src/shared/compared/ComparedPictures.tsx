import type { Image } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import { useRef, useState } from 'react';
import { useHydrated } from '../hooks/useHydrated';
import { useNumberFormat } from '../hooks/useNumberFormat';
import { usePointerPosition } from './usePointerPosition';
import styles from './ComparedPictures.module.css';

interface Side {
  image: Image;
  alt: string;
  label: string;
}

const MIDDLE = 50;
const SIZES = '(min-width: 1280px) 78rem, 100vw';
const PERCENT = { style: 'percent' } as const;

const isTall = ({ width = 3, height = 2 }: Image): boolean => height > width;

/**
 * Two pictures of the same view, of which a slider shows more of one or of the other. Without
 * script they are beside each other.
 */
export function ComparedPictures({ before, after }: { before: Side; after: Side }) {
  const t = useText();
  const { dir } = useLanguage();
  const percent = useNumberFormat(PERCENT);
  const hydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(MIDDLE);

  function show(value: number): void {
    setShown(value);
    // Not a style attribute, which pages from the server cannot have.
    frame.current?.style.setProperty('--shown', `${value}%`);
  }
  const pointer = usePointerPosition((share) => show(Math.round(100 * share)), dir);

  const picture = ({ image, alt }: Side) => (
    <Picture image={image} alt={alt} sizes={SIZES} cover className={styles.picture} />
  );
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-ready={hydrated || undefined}
      data-tall={isTall(after.image) || undefined}
      {...(hydrated ? pointer : undefined)}
    >
      <figure className={styles.before}>
        <div className={styles.view}>{picture(before)}</div>
        <figcaption className={styles.label}>
          <bdi>{before.label}</bdi>
        </figcaption>
      </figure>
      <figure className={styles.after}>
        {picture(after)}
        <figcaption className={styles.label}>
          <bdi>{after.label}</bdi>
        </figcaption>
      </figure>
      {hydrated && (
        <>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={shown}
            className={styles.range}
            aria-label={t('compared.compare', { before: before.label, after: after.label })}
            aria-valuetext={t('compared.shown', {
              before: before.label,
              percent: percent(shown / 100),
            })}
            onChange={(event) => show(event.currentTarget.valueAsNumber)}
          />
          <span className={styles.handle} aria-hidden="true" />
        </>
      )}
    </div>
  );
}
