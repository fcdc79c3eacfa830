import type { Project } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { IconButton, VisuallyHidden } from '@manjara/ui';
import { type KeyboardEvent, useRef } from 'react';
import { useCarousel } from '../../../shared/hooks/useCarousel';
import { useHydrated } from '../../../shared/hooks/useHydrated';
import { useNumberFormat } from '../../../shared/hooks/useNumberFormat';
import { picturesOf } from '../pictures';
import styles from './Gallery.module.css';
import { GalleryPicture } from './GalleryPicture';
import { Thumbnails } from './Thumbnails';

/**
 * The main and the secondary pictures of a project: swiped natively, and moved by buttons, arrow
 * keys and thumbnails. Thumbnails are links to their pictures, so they work without script.
 */
export function Gallery({ project }: { project: Project }) {
  const t = useText();
  const { dir, language } = useLanguage();
  const format = useNumberFormat();
  const hydrated = useHydrated();
  const track = useRef<HTMLUListElement>(null);
  const pictures = picturesOf(project);
  const { index, moved, goTo, move, onKeyDown } = useCarousel(track, pictures.length);
  const name = inLanguage(project, 'name', language);
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Home' && event.key !== 'End') return onKeyDown(event, dir);
    event.preventDefault();
    goTo(event.key === 'Home' ? 0 : pictures.length - 1);
  }
  const several = pictures.length > 1;
  const place = (position: number) =>
    t('projectsp.gallery.place', {
      number: format(position + 1),
      total: format(pictures.length),
    });
  const altOf = (position: number) =>
    (position === 0 && inLanguage(project.image, 'alt', language)) ||
    t('projectsp.gallery.alt', { name, number: format(position + 1) });

  if (pictures.length === 0) return null;
  return (
    <section
      className={styles.gallery}
      aria-label={t('projectsp.gallery.label', { name })}
      aria-roledescription={several ? t('projectsp.gallery.kind') : undefined}
      onKeyDown={several ? onKey : undefined}
    >
      <div className={styles.stage}>
        <ul
          ref={track}
          className={styles.track}
          tabIndex={several ? 0 : undefined}
          data-autofocus={several || undefined}
          aria-label={t('projectsp.gallery.label', { name })}
        >
          {pictures.map((picture, position) => (
            <li key={picture.url} id={`picture-${position + 1}`} className={styles.slide}>
              <GalleryPicture
                image={picture}
                alt={altOf(position)}
                loading={position === 0 ? 'eager' : 'lazy'}
                fetchPriority={position === 0 ? 'high' : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
      {several && (
        <div className={styles.bar}>
          <Thumbnails
            pictures={pictures}
            current={index}
            nameOf={place}
            onChoose={goTo}
            live={hydrated}
          />
          <div className={styles.controls} data-ready={hydrated || undefined}>
            <IconButton
              icon="chevron-start"
              label={t('projectsp.gallery.previous')}
              onClick={() => move(-1)}
            />
            <p className={styles.counter} aria-hidden="true">
              {place(index)}
            </p>
            <IconButton
              icon="chevron-end"
              label={t('projectsp.gallery.next')}
              onClick={() => move(1)}
            />
          </div>
        </div>
      )}
      <VisuallyHidden aria-live="polite">
        {moved && several && `${place(index)}: ${altOf(index)}`}
      </VisuallyHidden>
    </section>
  );
}
