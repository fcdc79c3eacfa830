import { useText } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { useEffect, useState } from 'react';
import styles from './SearchButton.module.css';
import { SearchDialog } from './SearchDialog';

/** On an Arabic keyboard the key of the slash types this letter. */
const KEYS = ['/', 'ظ'];
const TYPED_IN = 'input,textarea,select,[contenteditable],dialog';

/** Opens the search; so does the slash key, except while typing. */
export function SearchButton() {
  const t = useText();
  const [open, setOpen] = useState(false);
  const title = t('dashboard.search.title');

  useEffect(() => {
    function pressed(event: globalThis.KeyboardEvent) {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (!KEYS.includes(key) || altKey || ctrlKey || metaKey) return;
      if (target instanceof Element && target.closest(TYPED_IN)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    }
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="/"
        title={title}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.label}>{title}</span>
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </button>
      {open && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
