import { phoneLink, whatsappLink } from '@manjara/contracts';
import { useLanguage, useSiteSettings, useText } from '@manjara/platform';
import { FormNote } from './FormNote';
import type { SubmitErrorReason } from './submit-error';
import styles from './SubmitError.module.css';

const ICONS = { unreached: 'offline', later: 'clock', refused: 'alert', failed: 'alert' } as const;

/** Why a form could not be sent, what to do, and other ways to contact the company. */
export function SubmitError({ error }: { error: SubmitErrorReason | undefined }) {
  const t = useText();
  const { language } = useLanguage();
  const { phone, whatsapp } = useSiteSettings();
  if (!error) return null;
  // The API's message is in the language of its request.
  const own = error.reason === 'later' && error.language === language && error.sentence;
  return (
    <FormNote icon={ICONS[error.reason]}>
      {own || t(`contact.${error.reason}`)}
      <span className={styles.ways}>
        {whatsapp && (
          <a href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
            {t('contact.whatsapp')}
          </a>
        )}
        {phone && (
          <a href={phoneLink(phone)}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </span>
    </FormNote>
  );
}
