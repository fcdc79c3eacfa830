import type { HomeContent } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Container, Picture, StarOrnament } from '@manjara/ui';
import { SearchBox } from '../../../shared/components/SearchBox';
import styles from './Hero.module.css';

/** The first thing that a visitor sees: one picture, one sentence, one question. */
export function Hero({ content }: { content: Partial<HomeContent> }) {
  const t = useText();
  const { language } = useLanguage();
  const image = content.heroImage;
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.backdrop}>
        {image?.url && (
          <Picture
            image={image}
            alt={image.alt}
            // A phone shows an upright slice of it, behind words: of what is drawn there, half is
            // sharp enough, and soon there.
            sizes="(max-width: 767px) 160vw, 100vw"
            loading="eager"
            fetchPriority="high"
            cover
          />
        )}
      </div>
      <div className={styles.content}>
        <Container>
          <p className={styles.eyebrow}>
            <StarOrnament className={styles.star} />
            {t('home.hero.eyebrow')}
          </p>
          <h1 id="hero-title" className={styles.title}>
            {inLanguage(content, 'mainText', language) || t('home.hero.title')}
          </h1>
          <div className={styles.lower}>
            <p className={styles.description}>
              {inLanguage(content, 'heroDescription', language) || t('home.description')}
            </p>
            <SearchBox label={t('home.hero.searchLabel')} placeholder={t('home.hero.searchHint')} />
          </div>
        </Container>
      </div>
    </section>
  );
}
