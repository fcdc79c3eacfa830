import type { AboutContent, AltImage } from '@manjara/contracts';
import { Container, Picture } from '@manjara/ui';
import clsx from 'clsx';
import { languageOf } from '../../../shared/language-of';
import motion from '../../../shared/styles/motion.module.css';
import styles from './AboutPictures.module.css';
import { LAYOUTS, sizesOf } from './picture-layouts';

type Slots = AboutContent['images'] | undefined;

/** Up to four; empty slots are skipped (spec §2). */
const filledOf = (images: Slots): AltImage[] =>
  (images ?? []).filter((image): image is AltImage => Boolean(image?.url)).slice(0, 4);

/** The workshop in one to four pictures, laid out by how many there are, so that no slot gapes. */
export function AboutPictures({ images }: { images: Slots }) {
  const filled = filledOf(images);
  const frames = LAYOUTS[filled.length - 1];
  if (!frames) return null;
  return (
    <div className={styles.pictures}>
      <Container>
        <ul className={styles.grid} data-count={filled.length}>
          {filled.map((image, index) => (
            <li key={image.url} className={clsx(index > 0 && motion.rise)}>
              <Picture
                image={image}
                alt={image.alt}
                lang={languageOf(image.alt)}
                sizes={sizesOf(image, frames[index]!)}
                loading={index === 0 ? 'eager' : 'lazy'}
                fetchPriority={index === 0 ? 'high' : undefined}
                cover
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
