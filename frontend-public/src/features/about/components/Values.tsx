import type { Value } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Container, Picture, SectionHeading, sizesOf, VALUE_CROPS } from '@manjara/ui';
import { Collapsible } from '../../../shared/components/Collapsible';
import styles from './Values.module.css';

export function Values({ values }: { values: Value[] }) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="about-values">
      <Container>
        <SectionHeading
          id="about-values"
          eyebrow={t('about.values.eyebrow')}
          title={t('about.values.title')}
        />
        <Collapsible count={values.length}>
          {(isFolded) => (
            <ul className={styles.grid}>
              {values.map((value, index) => (
                <li key={value._id} className={styles.value} hidden={isFolded(index)}>
                  <Picture
                    image={{ url: value.image, focus: value.focus }}
                    alt={inLanguage(value, 'alt', language)}
                    sizes={sizesOf(undefined, VALUE_CROPS)}
                    cover
                    className={styles.picture}
                  />
                  <h3>{inLanguage(value, 'value', language)}</h3>
                </li>
              ))}
            </ul>
          )}
        </Collapsible>
      </Container>
    </section>
  );
}
