import type { DayPart, HomeContent } from '@manjara/contracts';
import { inLanguage, useLanguage, useSiteSettings, useText } from '@manjara/platform';
import {
  ButtonLink,
  Container,
  HERO_CROPS,
  isStatement,
  Picture,
  sizesOf,
  StarOrnament,
  withoutVowelMarks,
} from '@manjara/ui';
import { SearchBox } from '../../../shared/components/SearchBox';
import { altIn } from '../../../shared/language-of';
import { QUOTE_PATH } from '../../../shared/quote-path';
import { heroLights } from './hero-lights';
import styles from './Hero.module.css';
import { LaterLights } from './LaterLights';

interface Props {
  content: Partial<HomeContent>;
  dayPart: DayPart;
}

export function Hero({ content, dayPart }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const trade = inLanguage(useSiteSettings(), 'trade', language);
  const [image, ...later] = heroLights(content, dayPart);
  const sizes = sizesOf(image, HERO_CROPS);
  const title = inLanguage(content, 'mainText', language) || t('home.hero.title');
  return (
    <section className={styles.hero} aria-labelledby="hero-title" data-bare={!image || undefined}>
      <div className={styles.stage} data-ground="dark">
        {image ? (
          <>
            <Picture
              image={image}
              {...altIn(image, language)}
              sizes={sizes}
              loading="eager"
              fetchPriority="high"
              cover
              className={styles.picture}
            />
            {later.length > 0 && (
              <LaterLights images={later} sizes={sizes} className={styles.picture} />
            )}
          </>
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
            <h1 id="hero-title" className={styles.title} data-statement={isStatement(title)}>
              {withoutVowelMarks(title)}
            </h1>
          </div>
        </Container>
      </div>
      <div className={styles.shelf} data-ground="dark">
        <Container className={styles.lower}>
          <p className={styles.description}>
            {inLanguage(content, 'heroDescription', language) || t('home.description')}
          </p>
          <div className={styles.ways}>
            <ButtonLink to={QUOTE_PATH} className={styles.quote}>
              {t('pages.quote')}
            </ButtonLink>
            <ButtonLink to="/projects" variant="secondary">
              {t('home.hero.work')}
            </ButtonLink>
          </div>
          <SearchBox label={t('home.hero.searchLabel')} placeholder={t('home.hero.searchHint')} />
        </Container>
      </div>
    </section>
  );
}
