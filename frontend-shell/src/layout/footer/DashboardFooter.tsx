import { COMPANY_NAME } from '@manjara/contracts';
import { Link, useLanguage, useText } from '@manjara/platform';
import styles from './DashboardFooter.module.css';

/** The footer below dashboard screens: one line, which is no way into the site's contents. */
export function DashboardFooter() {
  const t = useText();
  const { language } = useLanguage();
  return (
    <footer className={styles.footer}>
      <span>{COMPANY_NAME[language]}</span>
      <Link to="/" className={styles.link}>
        {t('shell.footer.viewSite')}
      </Link>
    </footer>
  );
}
