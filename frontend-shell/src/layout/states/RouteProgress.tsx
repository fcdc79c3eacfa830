import { useNavigation, useText } from '@manjara/platform';
import { VisuallyHidden } from '@manjara/ui';
import { useEffect, useState } from 'react';
import styles from './RouteProgress.module.css';

/** Delay before a navigation is announced. */
const SPEAK_AFTER_MS = 1000;

/** Announces a slow navigation to screen readers. */
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
 * Progress of a navigation while the current page stays: a thin bar at the top, and an announcement
 * for screen readers.
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
