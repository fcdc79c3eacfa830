import { inLanguage, Link, useLanguage, useText } from '@manjara/platform';
import {
  ButtonLink,
  Container,
  Icon,
  Picture,
  SectionHeading,
  sizesOf,
  StarOrnament,
  tileCrops,
} from '@manjara/ui';
import clsx from 'clsx';
import { categoryPath } from '../../../shared/category-path';
import type { Tile } from '../api/home-loader';
import motion from '../../../shared/styles/motion.module.css';
import styles from './ProjectsTeaser.module.css';

/** Categories of the portfolio, each with a picture (spec §2). */
export function ProjectsTeaser({ tiles }: { tiles: readonly Tile[] }) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="home-projects">
      <Container>
        <SectionHeading
          id="home-projects"
          inverse
          eyebrow={t('home.projects.eyebrow')}
          title={t('home.projects.title')}
          action={
            <ButtonLink
              to="/projects"
              variant="secondary"
              iconAfter="arrow-end"
              className={styles.all}
            >
              {t('pages.projects')}
            </ButtonLink>
          }
        />
      </Container>
      <ul className={styles.tiles} data-ground="dark">
        {tiles.map((category, index) => {
          const { image } = category;
          return (
            <li key={category.en} className={clsx(styles.cell, motion.rise)}>
              <Link to={categoryPath(category, language)} className={styles.tile}>
                {image ? (
                  <Picture
                    image={image}
                    alt={inLanguage(image, 'alt', language)}
                    sizes={sizesOf(image, tileCrops(index))}
                    cover
                    className={styles.picture}
                  />
                ) : (
                  <StarOrnament className={styles.placeholder} />
                )}
                <div className={styles.caption}>
                  <h3 className={styles.label}>{category[language]}</h3>
                  <Icon name="arrow-end" className={styles.arrow} />
                </div>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
