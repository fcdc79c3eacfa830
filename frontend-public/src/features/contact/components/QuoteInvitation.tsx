import { Link, useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { QUOTE_PATH } from '../../../shared/quote-path';
import styles from './QuoteInvitation.module.css';

/** The shorter way for those who want a price. */
export function QuoteInvitation() {
  const t = useText();
  return (
    <p className={styles.invitation}>
      {t('contactPage.quote.text')}
      <Link to={QUOTE_PATH} className={styles.link}>
        {t('pages.quote')}
        <Icon name="arrow-end" size={18} />
      </Link>
    </p>
  );
}
