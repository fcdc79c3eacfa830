import { useText } from '@manjara/platform';
import { IconButton, VisuallyHidden } from '@manjara/ui';
import type { ReactNode } from 'react';
import { useCounted } from '../format/useCounted';
import styles from './SelectionBar.module.css';
import { useKeepFocus } from './useKeepFocus';

/** Id of the checkbox that selects all, which gets the focus when the selection is cleared. */
export const SELECT_ALL = 'select-all';

export interface SelectionBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** Shows the number of selected items and their actions. */
export function SelectionBar(props: SelectionBarProps) {
  const t = useText();
  const counted = useCounted();
  const said = t('dashboard.selection.count', counted(props.count));
  return (
    <>
      <VisuallyHidden>
        <span role="status">{props.count > 0 && said}</span>
      </VisuallyHidden>
      {props.count > 0 && <Bar {...props} said={said} />}
    </>
  );
}

function Bar({ onClear, children, said }: SelectionBarProps & { said: string }) {
  const t = useText();
  const bar = useKeepFocus<HTMLElement>();

  function clear() {
    document.getElementById(SELECT_ALL)?.focus({ preventScroll: true });
    onClear();
  }

  return (
    <section ref={bar} className={styles.bar} aria-label={t('dashboard.selection.label')}>
      <p className={styles.count}>{said}</p>
      <IconButton
        icon="close"
        label={t('dashboard.selection.clear')}
        title={t('dashboard.selection.clear')}
        onClick={clear}
      />
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
