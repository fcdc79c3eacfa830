import { COMPANY, whatsappLink } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import type { Advice } from './advice';
import styles from './FormAdvice.module.css';
import { FormNote } from './FormNote';

const ICONS = { unreached: 'offline', later: 'clock', refused: 'alert', failed: 'alert' } as const;

/**
 * Says why a form could not be sent, what helps and how else to reach the company, also once the
 * page's language has changed.
 */
export function FormAdvice({ advice }: { advice: Advice | undefined }) {
  const t = useText();
  const { language } = useLanguage();
  if (!advice) return null;
  const own = advice.reason === 'later' && advice.language === language && advice.sentence;
  return (
    <FormNote icon={ICONS[advice.reason]}>
      {own || t(`contact.${advice.reason}`)}
      <span className={styles.ways}>
        <a href={whatsappLink()} target="_blank" rel="noreferrer">
          {t('contact.whatsapp')}
        </a>
        <a href={`tel:${COMPANY.phone.number}`}>
          <bdi dir="ltr">{COMPANY.phone.display}</bdi>
        </a>
      </span>
    </FormNote>
  );
}
