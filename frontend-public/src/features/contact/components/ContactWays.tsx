import { phoneLink, whatsappLink, withNoBreaks } from '@manjara/contracts';
import { inLanguage, useLanguage, useSiteSettings, useText } from '@manjara/platform';
import { VisuallyHidden } from '@manjara/ui';
import type { ComponentProps, ReactNode } from 'react';
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
  const way = (label: string, text: string, link: ComponentProps<'a'>, note?: ReactNode) =>
    text && (
      <div>
        <dt>{label}</dt>
        <dd className={styles.main}>
          <a {...link} className={styles.link}>
            <bdi dir="ltr">{text}</bdi>
            {note}
          </a>
        </dd>
      </div>
    );
  const delivery = inLanguage(settings, 'delivery', language);
  return (
    <dl className={styles.ways}>
      {way(t('contactPage.ways.call'), phone, { href: phoneLink(phone) })}
      {way(
        t('contact.whatsapp'),
        whatsapp,
        { href: whatsappLink(whatsapp), target: '_blank', rel: 'noopener' },
        newTab,
      )}
      {way(t('contactPage.ways.mail'), email, { href: `mailto:${email}` })}
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
