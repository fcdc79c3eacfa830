import type { Partner } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { Container, IconButton, useMediaQuery } from '@manjara/ui';
import { useState } from 'react';
import styles from './Partners.module.css';
import { PartnersRow } from './PartnersRow';

/**
 * The partners' logos move by themselves until a visitor points at or focuses them (spec §2, §9).
 */
export function Partners({ partners }: { partners: Partner[] }) {
  const t = useText();
  const { language } = useLanguage();
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<'moving' | 'paused' | null>(null);
  const [enhanced, setEnhanced] = useState(false);
  const paused = chosen ? chosen === 'paused' : reducedMotion;

  return (
    <section className={styles.section} aria-labelledby="home-partners">
      <Container className={styles.heading}>
        <h2 id="home-partners" className={styles.title}>
          {t('home.partners.title')}
        </h2>
        {enhanced && (
          <IconButton
            icon={paused ? 'play' : 'pause'}
            label={t(paused ? 'home.partners.play' : 'home.partners.pause')}
            variant="outline"
            onClick={() => setChosen(paused ? 'moving' : 'paused')}
          />
        )}
      </Container>
      {/* Remount on a change of direction: Swiper has moved the elements of the old row. */}
      <PartnersRow key={language} partners={partners} paused={paused} onEnhanced={setEnhanced} />
    </section>
  );
}
