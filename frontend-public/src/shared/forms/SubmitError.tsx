import { COMPANY, whatsappLink } from '@manjara/contracts';
import { useLanguage, useText } from '@manjara/platform';
import { FormNote } from './FormNote';
import type { SubmitErrorReason } from './submit-error';
import styles from './SubmitError.module.css';

const ICONS = { unreached: 'offline', later: 'clock', refused: 'alert', failed: 'alert' } as const;

/** Says why a form could not be sent, what helps and how else to reach the company. */
export function SubmitError({ error }: { error: SubmitErrorReason | undefined }) {
  const t = useText();
  const { language } = useLanguage();
  if (!error) return null;
  // The API's sentence is in the language that it was asked in.
  const own = error.reason === 'later' && error.language === language && error.sentence;
  return (
    <FormNote icon={ICONS[error.reason]}>
      {own || t(`contact.${error.reason}`)}
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
