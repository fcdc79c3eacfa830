import '@manjara/ui/inner-page-icons';
import type { Question } from '@manjara/contracts';
import { inLanguage, useLanguage, useText } from '@manjara/platform';
import { Container, Icon, SectionHeading } from '@manjara/ui';
import { Collapsible } from '../../../shared/components/Collapsible';
import styles from './Questions.module.css';

/** Questions about the workshop; each answer opens and closes independently (spec §4). */
export function Questions({ questions }: { questions: Question[] }) {
  const t = useText();
  const { language } = useLanguage();
  return (
    <section className={styles.section} aria-labelledby="about-questions">
      <Container className={styles.columns}>
        <SectionHeading
          id="about-questions"
          eyebrow={t('about.questions.eyebrow')}
          title={t('about.questions.title')}
          className={styles.head}
        />
        <div>
          <Collapsible count={questions.length}>
            {(isFolded) => (
              <div className={styles.list}>
                {questions.map((question, index) => (
                  <details key={question._id} className={styles.question} hidden={isFolded(index)}>
                    <summary className={styles.title}>
                      <h3>{inLanguage(question, 'title', language)}</h3>
                      <Icon name="plus" className={styles.sign} />
                    </summary>
                    <p className={styles.answer}>{inLanguage(question, 'description', language)}</p>
                  </details>
                ))}
              </div>
            )}
          </Collapsible>
        </div>
      </Container>
    </section>
  );
}
