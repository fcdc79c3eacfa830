import { Link, NavLink, useText } from '@manjara/platform';
import { Container, LanguageSwitch } from '@manjara/ui';
import { useSiteNavigation } from '../navigation';
import { SiteLogo } from '../SiteLogo';
import styles from './Header.module.css';
import { ItemWithSubmenu } from './ItemWithSubmenu';
import { MobileMenu } from './MobileMenu';

/** The public header: logo, pages, language; on narrow screens the pages are in a menu. */
export function Header() {
  const t = useText();
  const items = useSiteNavigation('header');
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link to="/" aria-label={t('shell.logoLabel')} className={styles.brand}>
          <SiteLogo className={styles.logo} />
        </Link>
        <nav aria-label={t('shell.header.navigation')} className={styles.nav}>
          <ul className={styles.list}>
            {items.map(({ submenu, ...item }) =>
              submenu ? (
                <ItemWithSubmenu key={item.label} {...item} submenu={submenu} />
              ) : (
                <li key={item.label}>
                  <NavLink to={item.to} className={item.prominent ? styles.call : styles.link}>
                    {item.label}
                  </NavLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <LanguageSwitch className={styles.language} />
        <MobileMenu />
      </Container>
    </header>
  );
}
