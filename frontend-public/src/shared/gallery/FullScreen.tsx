import '@manjara/ui/inner-page-icons';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Dialog, IconButton, Picture, VisuallyHidden } from '@manjara/ui';
import { useEffect, useRef, useState } from 'react';
import { type Pictured, picturesOf, usePictureTexts } from './pictures';
import { createPictureSwiper, type PictureSwiper } from './picture-swiper';
import styles from './FullScreen.module.css';

interface Props {
  of: Pictured;
  /** Index of the first picture to show. */
  start: number;
  onClose: () => void;
}

/** Full-screen gallery: swipe, arrow keys, zoom. */
export default function FullScreen({ of, start, onClose }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const { label, placeOf, altOf, captions } = usePictureTexts(of);
  const element = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<PictureSwiper | null>(null);
  const [index, setIndex] = useState(start);
  const [magnified, setMagnified] = useState(false);
  const pictures = picturesOf(of);
  const several = pictures.length > 1;

  useEffect(() => {
    if (!element.current) return;
    const made = createPictureSwiper(element.current, {
      start,
      onChange: setIndex,
      onMagnify: setMagnified,
    });
    setSwiper(made);
    return () => made.destroy();
  }, [start]);

  const title = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <bdi aria-hidden="true">{inLanguage(of, 'name', language)}</bdi>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} size="l" className={styles.dialog}>
      <div ref={element} className={`swiper ${styles.stage}`} tabIndex={-1} data-autofocus>
        <ul className="swiper-wrapper">
          {pictures.map((picture, position) => (
            <li
              key={picture.url}
              className="swiper-slide"
              aria-hidden={position !== index || undefined}
            >
              <div className={`swiper-zoom-container ${styles.room}`}>
                <Picture
                  image={picture}
                  sizes={position === index && magnified ? '300vw' : '100vw'}
                  alt={altOf(position)}
                  loading={position === start ? 'eager' : 'lazy'}
                  className={`swiper-zoom-target ${styles.picture}`}
                />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.foot} data-ground="dark">
        {captions.some(Boolean) && (
          // Hidden: the live region below announces the caption.
          <div className={styles.captions} aria-hidden="true">
            {pictures.map(({ url }, position) => (
              <p key={url} dir="auto" data-current={position === index || undefined}>
                {captions[position]}
              </p>
            ))}
          </div>
        )}
        <div className={styles.bar}>
          {several && (
            <IconButton
              icon="chevron-start"
              label={t('gallery.previous')}
              onClick={() => swiper?.previous()}
            />
          )}
          {several && (
            <p className={styles.place} aria-hidden="true">
              {placeOf(index)}
            </p>
          )}
          {several && (
            <IconButton
              icon="chevron-end"
              label={t('gallery.next')}
              onClick={() => swiper?.next()}
            />
          )}
          <IconButton
            icon={magnified ? 'minus' : 'plus'}
            label={t('gallery.magnify')}
            aria-pressed={magnified}
            onClick={() => swiper?.magnify()}
          />
        </div>
      </div>
      <VisuallyHidden aria-live="polite">{`${placeOf(index)}: ${altOf(index)}`}</VisuallyHidden>
    </Dialog>
  );
}
