import { toast, useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useDeletions } from '../hooks/useUndoableDelete';
import { type Deletion, deleteWaiting, undo } from '../lib/deletions';
import styles from './UndoBar.module.css';

const focusTitle = () => document.getElementById('screen-title')?.focus();

/** What will be deleted in some seconds, each with a button that takes it back. */
export function UndoBar() {
  const t = useText();
  const waiting = useDeletions().filter(({ sent }) => !sent);

  // What was confirmed is done before the page goes; only the time to think it over is shorter.
  useEffect(() => {
    const part = () => deleteWaiting({ parting: true });
    window.addEventListener('pagehide', part);
    return () => {
      window.removeEventListener('pagehide', part);
      deleteWaiting();
    };
  }, []);

  return (
    <div role="status">
      {waiting.length > 0 && (
        <section className={styles.bar} aria-label={t('dashboard.undo.label')}>
          {waiting.map((deletion) => (
            <UndoItem key={deletion.id} deletion={deletion} />
          ))}
        </section>
      )}
    </div>
  );
}

function UndoItem({ deletion }: { deletion: Deletion }) {
  const t = useText();
  const item = useRef<HTMLDivElement>(null);

  // The focus must not go with the button once the time is over.
  useLayoutEffect(() => {
    const node = item.current;
    return () => {
      if (node?.contains(document.activeElement)) focusTitle();
    };
  }, []);

  return (
    <div ref={item} className={styles.item}>
      <span className={styles.text}>{deletion.text}</span>
      <Button
        variant="secondary"
        icon="undo"
        onClick={() => {
          undo(deletion.id);
          toast.info(t('dashboard.undo.undone'));
        }}
      >
        {t('dashboard.undo.action')}
      </Button>
      <span className={styles.clock} aria-hidden="true" />
    </div>
  );
}
