import type { ContactContent } from '@manjara/contracts';
import { inLanguage, useLanguage, useSiteSettings, useText } from '@manjara/platform';
import { Container, Icon, SectionHeading, StarOrnament } from '@manjara/ui';
import { type ReactNode, useId } from 'react';
import { CONTACT_FORM } from '../ask-path';
import { ContactForm } from './ContactForm';
import styles from './ContactSection.module.css';

interface Props {
  /** Texts from the API; the locale's are used for missing ones. */
  texts: Partial<ContactContent>;
  /** Other contact options: below the description. */
  children?: ReactNode;
  /** Initial text of the message. */
  message?: string | null;
}

export function ContactSection({ texts, children, message }: Props) {
  const t = useText();
  const { language } = useLanguage();
  const id = useId();
  const promise = inLanguage(useSiteSettings(), 'promise', language);
  const lines = new Set([promise, inLanguage(texts, 'subText', language)].filter(Boolean));
  return (
    <section className={styles.section} aria-labelledby={id}>
      <StarOrnament className={styles.star} />
      <Container className={styles.columns}>
        <div className={styles.words}>
          <SectionHeading
            id={id}
            inverse
            eyebrow={t('contact.eyebrow')}
            title={inLanguage(texts, 'sectionTitle', language) || t('contact.title')}
            className={styles.heading}
          >
            <p>{inLanguage(texts, 'description', language) || t('contact.description')}</p>
          </SectionHeading>
          {children}
          {[...lines].map((line, index) => (
            <p key={line} className={styles.promise}>
              {index === 0 && <Icon name="clock" />}
              {line}
            </p>
          ))}
        </div>
        <div className={styles.card} id={CONTACT_FORM}>
          <ContactForm message={message} />
        </div>
      </Container>
    </section>
  );
}
