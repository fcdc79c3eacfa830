import { toast, useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { useEffect, useRef, useState } from 'react';
import { useDeletions } from '../hooks/useDeletions';
import { useKeepFocus } from '../hooks/useKeepFocus';
import { deleteWaiting, hold, type Pending, undo } from '../lib/deletions';
import styles from './UndoBar.module.css';

/** What will be deleted or was done, each for some seconds with a button that takes it back. */
export function UndoBar() {
  const t = useText();
  const waiting = useDeletions().filter(({ sent }) => !sent);

  // What was confirmed is done before the page goes; only the time to think it over is shorter.
  useEffect(() => {
    const part = () => {
      if (document.visibilityState === 'hidden') deleteWaiting({ keepalive: true });
    };
    // The last that a phone tells of a page; every navigation away hides it too.
    document.addEventListener('visibilitychange', part);
    return () => {
      document.removeEventListener('visibilitychange', part);
      deleteWaiting();
    };
  }, []);

  return (
    <div role="status">
      {waiting.length > 0 && (
        <section className={styles.bar} aria-label={t('dashboard.undo.label')}>
          {waiting.map((pending) => (
            <UndoItem key={pending.id} pending={pending} />
          ))}
        </section>
      )}
    </div>
  );
}

function UndoItem({ pending: { id, text, name, takeBack } }: { pending: Pending }) {
  const t = useText();
  const item = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;

  useEffect(() => (held ? hold(id) : undefined), [held, id]);

  useKeepFocus(item);

  return (
    <div
      ref={item}
      className={styles.item}
      data-held={held || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div className={styles.text}>
        <p>{text ?? t('dashboard.undo.willDelete')}</p>
        {name && <bdi className={styles.name}>{name}</bdi>}
      </div>
      <Button
        variant="secondary"
        icon="undo"
        onClick={() => {
          undo(id);
          // Taking back what has been done takes a moment, and may fail: that is told then.
          if (!takeBack) toast.info(t('dashboard.undo.undone'), { id });
        }}
      >
        {t('dashboard.undo.action')}
      </Button>
      <span className={styles.clock} aria-hidden="true" />
    </div>
  );
}
