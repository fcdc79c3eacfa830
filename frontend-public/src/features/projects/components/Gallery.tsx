import '@manjara/ui/inner-page-icons';
import type { Project } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { IconButton, VisuallyHidden } from '@manjara/ui';
import { type KeyboardEvent, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useCarousel } from '../../../shared/hooks/useCarousel';
import { useHydrated } from '../../../shared/hooks/useHydrated';
import { namePicture } from '../growing-picture';
import { picturesOf, usePictureTexts } from '../pictures';
import styles from './Gallery.module.css';
import { GalleryPicture } from './GalleryPicture';
import { PictureCaption } from './PictureCaption';
import { Thumbnails } from './Thumbnails';

const FullScreen = lazy(() => import(/* webpackChunkName: "swiper" */ './FullScreen'));

/**
 * All pictures of a project: native swiping, buttons, arrow keys and thumbnails. Thumbnails are
 * anchors, so that they work without JavaScript.
 */
export function Gallery({ project }: { project: Project }) {
  const t = useText();
  const { dir } = useLanguage();
  const { label, placeOf, altOf, captions } = usePictureTexts(project);
  const hydrated = useHydrated();
  const [fullScreen, setFullScreen] = useState(false);
  const track = useRef<HTMLUListElement>(null);
  const pictures = picturesOf(project);
  const { index, moved, goTo, move, onKeyDown } = useCarousel(track, pictures.length);
  useLayoutEffect(() => namePicture(track.current?.children[index]), [index]);
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Home' && event.key !== 'End') return onKeyDown(event, dir);
    event.preventDefault();
    goTo(event.key === 'Home' ? 0 : pictures.length - 1);
  }
  const several = pictures.length > 1;

  if (pictures.length === 0) return null;
  return (
    <>
      <section
        className={styles.gallery}
        aria-label={label}
        aria-roledescription={several ? t('projectsp.gallery.kind') : undefined}
        onKeyDown={several ? onKey : undefined}
      >
        <div className={styles.stage}>
          <ul
            ref={track}
            className={styles.track}
            tabIndex={several ? 0 : undefined}
            data-autofocus={several || undefined}
            aria-label={label}
          >
            {pictures.map((picture, position) => (
              <li key={picture.url} id={`picture-${position + 1}`} className={styles.slide}>
                <figure>
                  {/* Mouse only: the bar has the same button for the keyboard. */}
                  <button
                    type="button"
                    tabIndex={-1}
                    className={styles.large}
                    onClick={() => setFullScreen(true)}
                  >
                    <GalleryPicture
                      image={picture}
                      alt={altOf(position)}
                      loading={position === 0 ? 'eager' : 'lazy'}
                      fetchPriority={position === 0 ? 'high' : undefined}
                    />
                  </button>
                  <PictureCaption text={captions[position]} className={styles.caption} />
                </figure>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.bar}>
          {several && (
            <Thumbnails
              pictures={pictures}
              current={index}
              nameOf={placeOf}
              onChoose={goTo}
              hydrated={hydrated}
            />
          )}
          <div className={styles.controls} data-ready={hydrated || undefined}>
            {several && (
              <>
                <IconButton
                  icon="chevron-start"
                  label={t('projectsp.gallery.previous')}
                  onClick={() => move(-1)}
                />
                <p className={styles.counter} aria-hidden="true">
                  {placeOf(index)}
                </p>
                <IconButton
                  icon="chevron-end"
                  label={t('projectsp.gallery.next')}
                  onClick={() => move(1)}
                />
              </>
            )}
            <IconButton
              icon="enlarge"
              label={t('projectsp.gallery.enlarge')}
              onClick={() => setFullScreen(true)}
            />
          </div>
        </div>
        <VisuallyHidden aria-live="polite">
          {moved && several && `${placeOf(index)}: ${altOf(index)}`}
        </VisuallyHidden>
      </section>
      {fullScreen && (
        <Suspense>
          <FullScreen project={project} start={index} onClose={() => setFullScreen(false)} />
        </Suspense>
      )}
    </>
  );
}
