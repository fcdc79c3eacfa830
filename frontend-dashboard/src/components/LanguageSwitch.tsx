import { LANGUAGE_TABLE } from '@manjara/contracts';
import { useLanguage } from '@manjara/platform';
import { Icon } from '@manjara/ui';
import { useState } from 'react';
import styles from './LanguageSwitch.module.css';

/** Switches to the other language, named in that language. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage();
  const [busy, setBusy] = useState(false);
  const other = language === 'ar' ? 'en' : 'ar';

  async function change() {
    setBusy(true);
    try {
      await setLanguage(other);
    } finally {
      setBusy(false);
    }
  }

  return (
    <button type="button" className={styles.switch} onClick={change} aria-busy={busy || undefined}>
      <Icon name="globe" />
      <span lang={other} dir={LANGUAGE_TABLE[other].dir}>
        {LANGUAGE_TABLE[other].name}
      </span>
    </button>
  );
}
