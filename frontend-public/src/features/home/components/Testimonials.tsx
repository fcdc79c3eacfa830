import type { Review } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Container, IconButton, SectionHeading, useHydrated, VisuallyHidden } from '@manjara/ui';
import { useRef } from 'react';
import { useNumberFormat } from '../../../shared/hooks/useNumberFormat';
import { useCarousel } from '../../../shared/hooks/useCarousel';
import { Testimonial } from './Testimonial';
import styles from './Testimonials.module.css';

/** More dots do not fit between the arrows on a phone and are hard to distinguish. */
const MOST_DOTS = 8;

/** The carousel of reviews (spec §2, §4). */
export function Testimonials({ reviews }: { reviews: Review[] }) {
  const t = useText();
  const { dir, language } = useLanguage();
  const track = useRef<HTMLUListElement>(null);
  const { index, moved, goTo, move, onKeyDown } = useCarousel(track, reviews.length);
  const current = reviews[index];
  const format = useNumberFormat();
  const hydrated = useHydrated();
  const isCarousel = reviews.length > 1;
  const hasDots = reviews.length <= MOST_DOTS;
  const place = (number: number) =>
    t('home.reviews.place', { number: format(number), total: format(reviews.length) });

  return (
    <section
      className={styles.section}
      aria-labelledby="home-reviews"
      aria-roledescription={isCarousel ? t('home.reviews.carousel') : undefined}
      onKeyDown={(event) => onKeyDown(event, dir)}
    >
      <Container>
        <SectionHeading
          id="home-reviews"
          eyebrow={t('home.reviews.eyebrow')}
          title={t('home.reviews.title')}
        />
        {/* Focusable, so that the keyboard can scroll it without JavaScript. */}
        <ul
          ref={track}
          className={styles.track}
          tabIndex={isCarousel ? 0 : undefined}
          aria-labelledby="home-reviews"
        >
          {reviews.map((review, position) => (
            <li
              key={review._id}
              id={`review-${review._id}`}
              className={styles.slide}
              aria-label={isCarousel ? place(position + 1) : undefined}
            >
              <Testimonial review={review} />
            </li>
          ))}
        </ul>
        {isCarousel && (
          <div
            className={styles.controls}
            data-ready={hydrated || undefined}
            data-dots={hasDots || undefined}
          >
            <IconButton
              icon="arrow-start"
              variant="outline"
              label={t('home.reviews.previous')}
              onClick={() => move(-1)}
            />
            <IconButton
              icon="arrow-end"
              variant="outline"
              label={t('home.reviews.next')}
              onClick={() => move(1)}
            />
            <p className={styles.counter} aria-hidden="true">
              {format(index + 1)}
              <span className={styles.rule} />
              {format(reviews.length)}
            </p>
            {hasDots && (
              <ul className={styles.dots}>
                {reviews.map((review, position) => (
                  <li key={review._id}>
                    <button
                      type="button"
                      className={styles.dot}
                      aria-label={place(position + 1)}
                      aria-current={position === index || undefined}
                      onClick={() => goTo(position)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
        <VisuallyHidden aria-live="polite">
          {moved && current && `${place(index + 1)}: ${inLanguage(current, 'title', language)}`}
        </VisuallyHidden>
      </Container>
    </section>
  );
}
