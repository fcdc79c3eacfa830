import type { HomeContent } from '@manjara/contracts';
import { inLanguage, useLanguage, useSiteSettings, useText } from '@manjara/platform';
import {
  Container,
  HERO_CROPS,
  Picture,
  sizesOf,
  StarOrnament,
  withoutVowelMarks,
} from '@manjara/ui';
import { SearchBox } from '../../../shared/components/SearchBox';
import { altIn } from '../../../shared/language-of';
import styles from './Hero.module.css';

/** Characters; longer headlines are set smaller, so that they cover less of the picture. */
const LONG_TITLE = 48;

export function Hero({ content }: { content: Partial<HomeContent> }) {
  const t = useText();
  const { language } = useLanguage();
  const trade = inLanguage(useSiteSettings(), 'trade', language);
  const image = content.heroImage;
  const title = inLanguage(content, 'mainText', language) || t('home.hero.title');
  const isLong = title.length > LONG_TITLE;
  return (
    <section
      className={styles.hero}
      aria-labelledby="hero-title"
      data-bare={!image?.url || undefined}
    >
      <div className={styles.stage} data-ground="dark">
        {image?.url ? (
          <Picture
            image={image}
            {...altIn(image, language)}
            sizes={sizesOf(image, HERO_CROPS)}
            loading="eager"
            fetchPriority="high"
            cover
            className={styles.picture}
          />
        ) : (
          <StarOrnament className={styles.ornament} />
        )}
        <Container className={styles.front}>
          <div className={styles.words}>
            {trade && (
              <p className={styles.eyebrow}>
                <StarOrnament className={styles.star} />
                {trade}
              </p>
            )}
            <h1 id="hero-title" className={styles.title} data-long={isLong || undefined}>
              {withoutVowelMarks(title)}
            </h1>
          </div>
        </Container>
      </div>
      <div className={styles.shelf}>
        <Container className={styles.lower}>
          <p className={styles.description}>
            {inLanguage(content, 'heroDescription', language) || t('home.description')}
          </p>
          <SearchBox label={t('home.hero.searchLabel')} placeholder={t('home.hero.searchHint')} />
        </Container>
      </div>
    </section>
  );
}
