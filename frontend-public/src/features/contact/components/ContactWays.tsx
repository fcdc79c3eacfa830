import { phoneLink, whatsappLink, withNoBreaks } from '@manjara/contracts';
import { inLanguage, useLanguage, useSiteSettings, useText } from '@manjara/platform';
import { VisuallyHidden } from '@manjara/ui';
import styles from './ContactWays.module.css';

export function ContactWays() {
  const t = useText();
  const { language } = useLanguage();
  const { phone, whatsapp, email, map, ...settings } = useSiteSettings();
  const [address, hours] =
    language === 'ar'
      ? [settings.arAddress, settings.arOpeningHours]
      : [settings.address, settings.openingHours];
  const newTab = <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>;
  const delivery = inLanguage(settings, 'delivery', language);
  return (
    <dl className={styles.ways}>
      {phone && (
        <div>
          <dt>{t('contactPage.ways.call')}</dt>
          <dd className={styles.main}>
            <a href={phoneLink(phone)} className={styles.link}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </dd>
        </div>
      )}
      {whatsapp && (
        <div>
          <dt>{t('contact.whatsapp')}</dt>
          <dd className={styles.main}>
            <a href={whatsappLink(whatsapp)} target="_blank" rel="noopener" className={styles.link}>
              <bdi dir="ltr">{whatsapp}</bdi>
              {newTab}
            </a>
          </dd>
        </div>
      )}
      {email && (
        <div>
          <dt>{t('contactPage.ways.mail')}</dt>
          <dd className={styles.main}>
            <a href={`mailto:${email}`} className={styles.link}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          </dd>
        </div>
      )}
      {(address || hours || map) && (
        <div>
          <dt>{t('contactPage.ways.visit')}</dt>
          {address && <dd>{withNoBreaks(address)}</dd>}
          {hours && <dd>{hours}</dd>}
          {map && (
            <dd>
              <a href={map} target="_blank" rel="noopener" className={styles.map}>
                {t('contactPage.ways.map')}
                {newTab}
              </a>
            </dd>
          )}
        </div>
      )}
      {delivery && (
        <div>
          <dt>{t('contactPage.ways.delivery')}</dt>
          <dd>{delivery}</dd>
        </div>
      )}
    </dl>
  );
}
