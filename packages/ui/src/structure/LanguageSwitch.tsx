import '../icons/shell-icons';
import { LANGUAGE_KEY, LANGUAGE_TABLE } from '@manjara/contracts';
import { useLanguage, useLocation } from '@manjara/platform';
import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../actions/plain-click';
import { Icon } from '../icons/Icon';
import styles from './LanguageSwitch.module.css';

/**
 * A link to this page in the other language, labelled in that language. With script the language
 * changes without a load. Keeps the rest of the query.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const { language, setLanguage } = useLanguage();
  const { search } = useLocation();
  const other = language === 'ar' ? 'en' : 'ar';
  const query = new URLSearchParams(search);
  query.set(LANGUAGE_KEY, other);
  const href = `?${query}`;

  const turn = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // If the texts cannot be loaded, let the server render the page.
    setLanguage(other).catch(() => window.location.assign(href));
  };

  return (
    <a
      href={href}
      lang={other}
      hrefLang={other}
      onClick={turn}
      className={clsx(styles.switch, className)}
    >
      <Icon name="globe" size={18} />
      <span>{LANGUAGE_TABLE[other].name}</span>
    </a>
  );
}
