import '@manjara/ui/shell-icons';
import { whatsappLink } from '@manjara/contracts';
import {
  pageAddress,
  useLanguage,
  useLocation,
  useSiteOrigin,
  useSiteSettings,
  useText,
} from '@manjara/platform';
import { Icon, VisuallyHidden } from '@manjara/ui';
import styles from './FloatingControls.module.css';
import { scrollToTop, useScroll } from './scroll';

/**
 * Chat button and scroll-to-top button with the scroll progress: in the page's margin, or docked
 * below the page if the margin is too narrow.
 */
export function FloatingControls() {
  const t = useText();
  const { language } = useLanguage();
  const { pathname } = useLocation();
  const origin = useSiteOrigin();
  const { whatsapp } = useSiteSettings();
  // The chat begins with the address of the project that one asks about.
  const project = pathname.startsWith('/project/') ? pageAddress(origin, pathname, language) : '';
  return (
    <aside className={styles.controls} aria-label={t('shell.floating.label')}>
      <ScrollToTop />
      {whatsapp && (
        <a
          href={whatsappLink(whatsapp, project)}
          target="_blank"
          rel="noopener"
          className={styles.chat}
        >
          <Icon name="whatsapp" size={26} />
          <span className={styles.label}>
            {t(project ? 'shell.floating.ask' : 'shell.floating.whatsapp')}
          </span>
          <VisuallyHidden> {t('common.opensInNewTab')}</VisuallyHidden>
        </a>
      )}
    </aside>
  );
}

function ScrollToTop() {
  const t = useText();
  const { locale } = useLanguage();
  const { percent, active } = useScroll();
  const share = t('shell.floating.percent', { number: percent.toLocaleString(locale) });
  return (
    <button
      type="button"
      className={styles.top}
      // The accessible name must contain the visible text.
      aria-label={`${t('shell.floating.toTop')} ${share}`}
      disabled={!active}
      onClick={() => {
        scrollToTop();
        // The button is disabled at the top, so move the focus to the content.
        document.getElementById('content')?.focus({ preventScroll: true });
      }}
    >
      <svg viewBox="0 0 48 48" className={styles.ring} aria-hidden="true">
        <circle className={styles.track} />
        <circle pathLength="100" strokeDasharray={`${percent} 100`} className={styles.progress} />
      </svg>
      <span className={styles.inside} aria-hidden="true">
        <Icon name="arrow-up" size={14} />
        <span>{share}</span>
      </span>
    </button>
  );
}
