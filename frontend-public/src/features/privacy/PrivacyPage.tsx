import { companyName, phoneLink } from '@manjara/contracts';
import { formatDate, useLanguage, useSiteSettings } from '@manjara/platform';
import { ButtonLink, Container } from '@manjara/ui';
import { Invitation } from '../../shared/components/Invitation';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import ar from './locales/ar.json';
import en from './locales/en.json';
import styles from './PrivacyPage.module.css';

// Not through `useText`, which has no lists of texts.
const TEXTS = { ar: ar.privacy, en: en.privacy };

/** When these texts last changed. */
const UPDATED = '2026-11-27';

/** What data of visitors is stored, why and for how long. */
function PrivacyPage() {
  const { language } = useLanguage();
  const settings = useSiteSettings();
  const { countVisits, email, phone } = settings;
  const texts = TEXTS[language];
  const sections = texts.sections.filter(({ statistics }) => !statistics || countVisits);
  const description = texts.description.replace('{{company}}', companyName(settings, language));
  return (
    <>
      <PageHead path="/privacy" title={texts.title} description={description} />
      <PageHero eyebrow={texts.title} title={texts.headline} compact>
        <p>
          <time dateTime={UPDATED}>
            {texts.updated.replace('{{date}}', formatDate(UPDATED, language) ?? UPDATED)}
          </time>
        </p>
      </PageHero>
      <Container className={styles.page}>
        {sections.map(({ title, text }) => (
          <section key={title} className={styles.section}>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </Container>
      <Invitation title={texts.ask}>
        <ButtonLink to="/contact" size="l" icon="mail">
          {texts.contact}
        </ButtonLink>
        {email && (
          <a href={`mailto:${email}`} className={styles.way}>
            <bdi dir="ltr">{email}</bdi>
          </a>
        )}
        {phone && (
          <a href={phoneLink(phone)} className={styles.way}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </Invitation>
    </>
  );
}

export { PrivacyPage as Component };
