import { Link, NavLink, useLocation, useText } from '@manjara/platform';
import { Icon, StarOrnament } from '@manjara/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useCategoryLinks } from '../navigation';
import styles from './Header.module.css';
import { useDismiss } from './useDismiss';

/**
 * Projects and its dropdown of categories. Before hydration, and without script, CSS alone opens
 * it on hover and on focus; then the state rules, so that Escape and an outside press close it.
 */
export function ProjectsItem() {
  const t = useText();
  const id = useId();
  const { pathname } = useLocation();
  const categories = useCategoryLinks();
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [scripted, setScripted] = useState(false);
  const [open, setOpen] = useState(false);
  const byHover = useRef(false);

  useEffect(() => setScripted(true), []);
  useDismiss(open, item, (byKeyboard) => {
    if (byKeyboard && item.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  });

  return (
    <li
      ref={item}
      className={styles.projects}
      data-scripted={scripted || undefined}
      data-open={open || undefined}
      // A finger "enters" just before its click, which would then close what it opened.
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse' || open) return;
        byHover.current = true;
        setOpen(true);
      }}
      onPointerLeave={() => setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <NavLink
        to="/projects"
        className={styles.link}
        aria-current={pathname === '/projects' ? 'page' : 'true'}
        onClick={() => setOpen(false)}
      >
        {t('shell.header.projects')}
      </NavLink>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={t('shell.header.categoriesOf')}
        aria-expanded={open}
        aria-controls={id}
        // The first click of a mouse confirms what its hovering opened.
        onClick={() => {
          setOpen(!open || byHover.current);
          byHover.current = false;
        }}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} className={styles.dropdown}>
        <ul className={styles.categories}>
          {categories.map(({ to, label, isCurrent }) => (
            <li key={to}>
              <Link
                to={to}
                className={styles.category}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <StarOrnament className={styles.bullet} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
