import { Picture } from '@manjara/ui';
import clsx from 'clsx';
import { useEffect, useState } from 'react';
import type { LaterLightsProps } from './LaterLights';
import styles from './PassingLights.module.css';

/** How long each light stays. */
const STAY_MS = 8000;
/** Share of the window's height that one scrolls for the next light. */
const SCROLL_SHARE = 0.22;

/** Lays each picture softly over the one before, once, while one waits or scrolls. */
export function PassingLights({ images, sizes, className }: LaterLightsProps) {
  const [loaded, setLoaded] = useState(0);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (loaded <= shown || shown === images.length) return;
    const pass = () => setShown(shown + 1);
    const scroll = () => {
      if (window.scrollY > (shown + 1) * SCROLL_SHARE * window.innerHeight) pass();
    };
    const timer = setTimeout(pass, STAY_MS);
    window.addEventListener('scroll', scroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', scroll);
    };
  }, [loaded, shown, images.length]);
  // The description of the first picture says what there is to see.
  return images
    .slice(0, shown + 1)
    .map((image, index) => (
      <Picture
        key={image.url}
        image={image}
        alt=""
        aria-hidden="true"
        sizes={sizes}
        loading="eager"
        fetchPriority="low"
        cover
        onLoad={() => setLoaded(index + 1)}
        className={clsx(className, styles.light, index < shown && styles.shown)}
      />
    ));
}
