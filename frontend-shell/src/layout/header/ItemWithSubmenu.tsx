import { Link, NavLink } from '@manjara/platform';
import { Icon, StarOrnament } from '@manjara/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ItemWithPages } from '../navigation';
import styles from './Header.module.css';
import { useDismiss } from './useDismiss';

/**
 * A page with a dropdown of its subpages. Before hydration CSS opens it on hover and focus;
 * afterwards the state does, so that Escape and an outside press close it.
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
      // Ignore touch: it sends "enter" just before its click, which would then close the dropdown.
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
        // With a mouse, hover opens the dropdown, so the first click must not close it.
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
