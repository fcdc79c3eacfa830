import { Link, NavLink } from '@manjara/platform';
import { Icon, StarOrnament } from '@manjara/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ItemWithPages } from '../navigation';
import styles from './Header.module.css';
import { useDismiss } from './useDismiss';

/**
 * A page and the dropdown of those that belong to it. Before hydration, and without script, CSS alone opens
 * it on hover and on focus; then the state rules, so that Escape and an outside press close it.
 */
export function ItemWithSubmenu({ to, label, isCurrent, submenu }: ItemWithPages) {
  const id = useId();
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
      className={styles.parent}
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
        to={to}
        className={styles.link}
        aria-current={isCurrent ? 'page' : 'true'}
        onClick={() => setOpen(false)}
      >
        {label}
      </NavLink>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-label={submenu.label}
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
        <ul className={styles.submenu}>
          {submenu.links.map((link) => (
            <li key={link.to}>
              <Link
                to={link.to}
                className={styles.subpage}
                aria-current={link.isCurrent ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                <StarOrnament className={styles.bullet} />
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
