import '@manjara/ui/inner-page-icons';
import { useLanguage, useText } from '@manjara/platform';
import { IconButton, useHydrated, VisuallyHidden } from '@manjara/ui';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useCarousel } from '../hooks/useCarousel';
import styles from './Gallery.module.css';
import { GalleryPicture } from './GalleryPicture';
import { PictureCaption } from './PictureCaption';
import { type Pictured, picturesOf, usePictureTexts } from './pictures';
import { Thumbnails } from './Thumbnails';
import { useFullScreen } from './useFullScreen';

export interface GalleryProps {
  of: Pictured;
  /** Called with the slide that is shown. */
  onShow?: (slide: Element | undefined) => void;
}

/**
 * All pictures of a project or product: native swiping, buttons, arrow keys and thumbnails. Thumbnails are
 * anchors, so that they work without JavaScript.
 */
export function Gallery({ of, onShow }: GalleryProps) {
  const t = useText();
  const { dir } = useLanguage();
  const { label, placeOf, altOf, captions } = usePictureTexts(of);
  const hydrated = useHydrated();
  const { enlarge, fullScreen } = useFullScreen(of);
  const track = useRef<HTMLUListElement>(null);
  const pictures = picturesOf(of);
  const { index, moved, goTo, move, onKeyDown } = useCarousel(track, pictures.length);
  useLayoutEffect(() => onShow?.(track.current?.children[index]), [index, onShow]);
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
        aria-roledescription={several ? t('gallery.kind') : undefined}
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
                    onClick={() => enlarge(index)}
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
                  label={t('gallery.previous')}
                  onClick={() => move(-1)}
                />
                <p className={styles.counter} aria-hidden="true">
                  {placeOf(index)}
                </p>
                <IconButton icon="chevron-end" label={t('gallery.next')} onClick={() => move(1)} />
              </>
            )}
            <IconButton
              icon="enlarge"
              label={t('gallery.enlarge')}
              onClick={() => enlarge(index)}
            />
          </div>
        </div>
        <VisuallyHidden aria-live="polite">
          {moved && several && `${placeOf(index)}: ${altOf(index)}`}
        </VisuallyHidden>
      </section>
      {fullScreen}
    </>
  );
}
