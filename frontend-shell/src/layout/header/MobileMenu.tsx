import '@manjara/ui/shell-icons';
import { useText } from '@manjara/platform';
import { deferred, Icon } from '@manjara/ui';
import { useRef, useState } from 'react';
import styles from './MobileMenu.module.css';
import { useDismiss } from './useDismiss';

const usePanel = deferred(() =>
  import(/* webpackChunkName: "layout" */ './MenuPanel').then((it) => it.default),
);

/** The pages on narrow screens: a `<details>` menu that works without script. */
export function MobileMenu() {
  const t = useText();
  const menu = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  const content = usePanel(panel, needed, {});
  const prepare = () => setNeeded(true);

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
        if (event.target !== menu.current) return;
        setOpen(menu.current.open);
        prepare();
      }}
      onClick={(event) => {
        if ((event.target as Element).closest('a')) close();
      }}
      onBlur={(event) => {
        const next = event.relatedTarget;
        if (next && !event.currentTarget.contains(next)) close();
      }}
    >
      <summary
        ref={summary}
        aria-label={t('shell.header.menu')}
        className={styles.button}
        onPointerDown={prepare}
        onFocus={prepare}
      >
        <Icon name="menu" size={26} className={styles.whenClosed} />
        <Icon name="close" size={26} className={styles.whenOpen} />
      </summary>
      <nav
        ref={panel}
        aria-label={t('shell.header.navigation')}
        className={styles.panel}
        {...content}
      />
    </details>
  );
}
