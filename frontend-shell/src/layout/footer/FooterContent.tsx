import '@manjara/ui/contact-icons';
import { phoneLink, whatsappLink, withNoBreaks } from '@manjara/contracts';
import { inLanguage, Link, useLanguage, useSiteSettings, useText } from '@manjara/platform';
import { Container, Icon, StarOrnament, VisuallyHidden } from '@manjara/ui';
import { useSiteNavigation } from '../navigation';
import { NetworkLinks } from '../NetworkLinks';
import { SiteLogo } from '../SiteLogo';
import styles from './Footer.module.css';
import { RegistrationNumbers } from './RegistrationNumbers';

/** Logo, pages, contact details, address. */
export default function FooterContent() {
  const t = useText();
  const { language, locale } = useLanguage();
  const settings = useSiteSettings();
  const hours = language === 'ar' ? settings.arOpeningHours : settings.openingHours;
  const tagline = language === 'ar' ? settings.arTagline : settings.tagline;
  const delivery = inLanguage(settings, 'delivery', language);
  const pages = useSiteNavigation('footer');
  const newTab = <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>;
  return (
    <>
      <StarOrnament className={styles.star} />
      <Container className={styles.columns}>
        <div className={styles.brand}>
          <Link to="/" aria-label={t('shell.logoLabel')} className={styles.logo}>
            <SiteLogo tone="light" />
          </Link>
          <p className={styles.tagline}>{tagline || t('shell.footer.tagline')}</p>
          {delivery && <p className={styles.tagline}>{delivery}</p>}
          <NetworkLinks />
        </div>

        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages" className={styles.title}>
            {t('shell.footer.explore')}
          </h2>
          <ul className={`${styles.list} ${styles.pages}`}>
            {pages.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>

        <div>
          <h2 className={styles.title}>{t('shell.footer.reachUs')}</h2>
          <ul className={styles.list}>
            {settings.email && (
              <li>
                <a href={`mailto:${settings.email}`} className={styles.link}>
                  <Icon name="mail" size={18} />
                  <VisuallyHidden>{t('shell.footer.email')} </VisuallyHidden>
                  <bdi dir="ltr">{settings.email}</bdi>
                </a>
              </li>
            )}
            {settings.phone && (
              <li>
                <a href={phoneLink(settings.phone)} className={styles.link}>
                  <Icon name="phone" size={18} />
                  <VisuallyHidden>{t('shell.footer.phone')} </VisuallyHidden>
                  <bdi dir="ltr">{settings.phone}</bdi>
                </a>
              </li>
            )}
            {settings.whatsapp && (
              <li>
                <a
                  href={whatsappLink(settings.whatsapp)}
                  target="_blank"
                  rel="noopener"
                  className={styles.link}
                >
                  <Icon name="whatsapp" size={18} />
                  {t('shell.footer.whatsapp')}
                  {newTab}
                </a>
              </li>
            )}
          </ul>
        </div>

        <div>
          <h2 className={styles.title}>{t('shell.footer.visitUs')}</h2>
          <address className={styles.address}>
            {language === 'en' && <p>{withNoBreaks(settings.address)}</p>}
            <p lang="ar" dir="rtl">
              {withNoBreaks(settings.arAddress)}
            </p>
          </address>
          {hours && (
            <p className={styles.hours}>
              <Icon name="clock" size={18} />
              {hours}
            </p>
          )}
          {settings.map && (
            <a href={settings.map} target="_blank" rel="noopener" className={styles.link}>
              <Icon name="place" size={18} />
              {t('shell.footer.map')}
              {newTab}
            </a>
          )}
        </div>
      </Container>
      <Container className={styles.closing}>
        <RegistrationNumbers />
        <p className={styles.rights}>
          © {/* A page rendered last year may be cached. */}
          <span suppressHydrationWarning>
            {new Date().getFullYear().toLocaleString(locale, { useGrouping: false })}
          </span>{' '}
          {t('shell.footer.rights')}
        </p>
      </Container>
    </>
  );
}
