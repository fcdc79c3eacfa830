import '@manjara/ui/contact-icons';
import { phoneLink, whatsappLink } from '@manjara/contracts';
import { Link, NavLink, useSiteSettings, useText } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import { useSiteNavigation } from '../navigation';
import { NetworkLinks } from '../NetworkLinks';
import styles from './MobileMenu.module.css';

/** The pages and ways of contact in the menu of narrow screens. */
export default function MenuPanel() {
  const t = useText();
  const items = useSiteNavigation('header');
  const { phone, whatsapp } = useSiteSettings();
  return (
    <>
      <ul className={styles.pages}>
        {items.map(({ to, label, isCurrent, submenu }) => (
          <li key={label} className={styles.page}>
            <NavLink to={to} className={styles.link} aria-current={isCurrent ? 'page' : 'true'}>
              {label}
            </NavLink>
            {submenu && (
              <details className={styles.more}>
                <summary aria-label={submenu.label} className={styles.button}>
                  <Icon name="chevron-down" size={22} />
                </summary>
                <ul className={styles.submenu}>
                  {submenu.links.map((link) => (
                    <li key={link.to}>
                      <Link
                        to={link.to}
                        className={styles.subpage}
                        aria-current={link.isCurrent ? 'page' : undefined}
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <NetworkLinks />
      <div className={styles.ways}>
        {phone && (
          <a href={phoneLink(phone)} className={styles.way}>
            <Icon name="phone" />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {whatsapp && (
          <a href={whatsappLink(whatsapp)} target="_blank" rel="noopener" className={styles.way}>
            <Icon name="whatsapp" />
            {t('shell.footer.whatsapp')}
            <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>
          </a>
        )}
      </div>
    </>
  );
}
