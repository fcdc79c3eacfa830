import type { Box, HomeContent } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { ButtonLink, Container, SectionHeading } from '@manjara/ui';
import { filledImages } from '../../../shared/filled-images';
import styles from './AboutTeaser.module.css';
import { Boxes } from './Boxes';
import { PictureMosaic } from './PictureMosaic';

interface Props {
  content: Partial<HomeContent>;
  boxes: Box[];
}

export function AboutTeaser({ content, boxes }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const text = inLanguage(content, 'aboutDescription', language);
  const images = filledImages(content.aboutImages);
  const pictures = images.length > 0;
  return (
    <section className={styles.section} aria-labelledby="home-about">
      <Container className={styles.frame} data-bare={!pictures || undefined}>
        <div className={styles.columns} data-pictures={pictures || undefined}>
          <div className={styles.words}>
            <SectionHeading
              id="home-about"
              eyebrow={t('home.about.eyebrow')}
              title={t('home.about.title')}
              className={styles.heading}
            >
              {text && <p>{text}</p>}
            </SectionHeading>
            <ButtonLink to="/about" variant="secondary" iconAfter="arrow-end">
              {t('home.about.more')}
            </ButtonLink>
          </div>
          {pictures && <PictureMosaic images={images} />}
        </div>
        {boxes.length > 0 && <Boxes boxes={boxes} />}
      </Container>
    </section>
  );
}
