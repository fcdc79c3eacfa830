import type { Partner } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Picture } from '@manjara/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { languageOf } from '../../../shared/language-of';
import { usePartnersSlider } from '../hooks/usePartnersSlider';
import styles from './Partners.module.css';

/** Swiper's loop with six visible slides needs spare ones at the edges. */
const SLIDES_FOR_LOOP = 18;

interface Props {
  partners: Partner[];
  paused: boolean;
  /** Called when the row becomes the slider, and when it stops being one. */
  onEnhanced: (enhanced: boolean) => void;
}

/** A static, scrollable row that becomes the moving slider once Swiper is loaded. */
export function PartnersRow({ partners, paused, onEnhanced }: Props) {
  const t = useText();
  const { dir } = useLanguage();
  const element = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const isLoop = partners.length > 1;
  const { near, slider } = usePartnersSlider(element, {
    wanted: isLoop,
    moving: !paused && !hovered && !focused,
  });
  const enhanced = slider !== null;
  useEffect(() => onEnhanced(enhanced), [onEnhanced, enhanced]);

  const copies = near ? Math.ceil(SLIDES_FOR_LOOP / partners.length) : 1;

  function onKeyDown(event: KeyboardEvent): void {
    if (!slider || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    if ((event.key === 'ArrowLeft') === (dir === 'rtl')) slider.next();
    else slider.previous();
  }

  return (
    <div
      ref={element}
      className={`swiper ${styles.viewport}`}
      role="group"
      aria-label={t('home.partners.label')}
      tabIndex={isLoop ? 0 : undefined}
      data-enhanced={enhanced || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <ul className={`swiper-wrapper ${styles.row}`}>
        {Array.from({ length: copies }, (_, copy) =>
          partners.map(({ _id, image }) => (
            <li
              key={`${_id}-${copy}`}
              className={`swiper-slide ${styles.logo}`}
              aria-hidden={copy > 0 || undefined}
            >
              <Picture
                image={image}
                alt={copy > 0 ? '' : image.alt}
                lang={languageOf(copy > 0 ? '' : image.alt)}
                sizes="12rem"
              />
            </li>
          )),
        )}
      </ul>
    </div>
  );
}
