import { phoneLink } from '@manjara/contracts';
import { inLanguage, useLanguage, useSiteSettings, useText } from '@manjara/platform';
import { VisuallyHidden } from '@manjara/ui';
import styles from './ContactWays.module.css';

export function ContactWays() {
  const t = useText();
  const { language } = useLanguage();
  const { phone, email, map, ...settings } = useSiteSettings();
  const [address, hours] =
    language === 'ar'
      ? [settings.arAddress, settings.arOpeningHours]
      : [settings.address, settings.openingHours];
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
          {address && <dd>{address}</dd>}
          {hours && <dd>{hours}</dd>}
          {map && (
            <dd>
              <a href={map} target="_blank" rel="noopener" className={styles.map}>
                {t('contactPage.ways.map')}
                <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>
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
