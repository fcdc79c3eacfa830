import { useNavigation, useText } from '@manjara/platform';
import { VisuallyHidden } from '@manjara/ui';
import { useEffect, useState } from 'react';
import styles from './RouteProgress.module.css';

/** Milliseconds after which a page on its way is also spoken of. */
const SPEAK_AFTER_MS = 1000;

/** Says that a page is on its way, unless it comes before anybody could wonder. */
function Announcement() {
  const t = useText();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SPEAK_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return slow ? t('shell.states.pageLoading') : null;
}

/**
 * The next page's code and data are on their way, while the page that was open stays: a thin bar
 * along the top, and a sentence for who cannot see it.
 */
export function RouteProgress() {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      {busy && <div className={styles.bar} aria-hidden="true" />}
      <VisuallyHidden>
        <span aria-live="polite">{busy && <Announcement />}</span>
      </VisuallyHidden>
    </>
  );
}
