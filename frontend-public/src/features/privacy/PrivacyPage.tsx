import { companyName, phoneLink } from '@manjara/contracts';
import { Link, useLanguage, useSiteSettings } from '@manjara/platform';
import { Container } from '@manjara/ui';
import { PageHead } from '../../shared/components/PageHead';
import { PageHero } from '../../shared/components/PageHero';
import ar from './locales/ar.json';
import en from './locales/en.json';
import styles from './PrivacyPage.module.css';

// Not through `useText`, which has no lists of texts.
const TEXTS = { ar: ar.privacy, en: en.privacy };

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
      <PageHero eyebrow={texts.title} title={texts.headline} compact />
      <Container className={styles.page}>
        {sections.map(({ title, text }) => (
          <section key={title} className={styles.section}>
            <h2 className={styles.title}>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        <section className={styles.section}>
          <h2 className={styles.title}>{texts.ask}</h2>
          <p className={styles.ways}>
            <Link to="/contact">{texts.contact}</Link>
            {email && (
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            )}
            {phone && (
              <a href={phoneLink(phone)}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
          </p>
        </section>
      </Container>
    </>
  );
}

export { PrivacyPage as Component };
