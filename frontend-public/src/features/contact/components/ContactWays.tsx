import { COMPANY } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import styles from './ContactWays.module.css';

/** For who would rather call, mail or come by than fill in a form. */
export function ContactWays() {
  const t = useText();
  const { language } = useLanguage();
  return (
    <dl className={styles.ways}>
      <div>
        <dt>{t('contactPage.ways.call')}</dt>
        <dd className={styles.main}>
          <a href={`tel:${COMPANY.phone.number}`} className={styles.link}>
            <bdi dir="ltr">{COMPANY.phone.display}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('contactPage.ways.mail')}</dt>
        <dd className={styles.main}>
          <a href={`mailto:${COMPANY.email}`} className={styles.link}>
            <bdi dir="ltr">{COMPANY.email}</bdi>
          </a>
        </dd>
      </div>
      <div>
        <dt>{t('contactPage.ways.visit')}</dt>
        <dd>{COMPANY.address[language]}</dd>
        <dd>{t('contactPage.ways.hours')}</dd>
      </div>
    </dl>
  );
}
