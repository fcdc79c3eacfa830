import { Link, NavLink, useText } from '@manjara/platform';
import { Container, LanguageSwitch } from '@manjara/ui';
import { PAGES } from '../navigation';
import { ShellLogo } from '../ShellLogo';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu';
import { ProjectsItem } from './ProjectsItem';

/** The public header: brand, pages, language; on narrow screens the pages fold into a menu. */
export function Header() {
  const t = useText();
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Link to="/" aria-label={t('shell.logoLabel')} className={styles.brand}>
          <ShellLogo className={styles.logo} />
        </Link>
        <nav aria-label={t('shell.header.navigation')} className={styles.nav}>
          <ul className={styles.list}>
            {PAGES.map(({ to, text }) =>
              to === '/projects' ? (
                <ProjectsItem key={to} />
              ) : (
                <li key={to}>
                  <NavLink to={to} className={to === '/contact' ? styles.call : styles.link}>
                    {t(text)}
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
