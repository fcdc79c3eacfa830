import { phoneLink, whatsappLink } from '@manjara/contracts';
import { Link, NavLink, useSiteSettings, useText } from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import { useRef, useState } from 'react';
import { useSiteNavigation } from '../navigation';
import { NetworkLinks } from '../NetworkLinks';
import styles from './MobileMenu.module.css';
import { useDismiss } from './useDismiss';

/** The pages on narrow screens: a `<details>` menu that works without script. */
export function MobileMenu() {
  const t = useText();
  const items = useSiteNavigation('header');
  const { phone, whatsapp } = useSiteSettings();
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useDismiss(open, menu, (byKeyboard) => {
    close();
    if (byKeyboard) summary.current?.focus();
  });

  return (
    <details
      ref={menu}
      className={styles.menu}
      onToggle={(event) => {
        if (event.target === menu.current) setOpen(event.currentTarget.open);
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next && !event.currentTarget.contains(next)) close();
      }}
    >
      <summary ref={summary} aria-label={t('shell.header.menu')} className={styles.button}>
        <Icon name="menu" size={26} className={styles.whenClosed} />
        <Icon name="close" size={26} className={styles.whenOpen} />
      </summary>
      <nav aria-label={t('shell.header.navigation')} className={styles.panel}>
        <ul className={styles.pages}>
          {items.map(({ to, label, isCurrent, submenu }) => (
            <li key={to} className={styles.page}>
              <NavLink
                to={to}
                className={styles.link}
                aria-current={isCurrent ? 'page' : 'true'}
                onClick={close}
              >
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
                          onClick={close}
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
      </nav>
    </details>
  );
}
