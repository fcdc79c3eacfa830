import { useText } from '@manjara/platform';
import { Button, IconButton, VisuallyHidden } from '@manjara/ui';
import { useRef } from 'react';
import { ActionMenu } from '../lists/ActionMenu';
import { useCounted } from '../format/useCounted';
import { useKeepFocus } from '../lists/useKeepFocus';
import { ScheduleButton } from './schedule/ScheduleButton';
import type { GroupActions } from './useGroupActions';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection';

/** Id of the checkbox in the table head, which gets the focus when the selection is cleared. */
export const SELECT_ALL = 'select-all';

export interface SelectionBarProps {
  selection: Selection;
  actions: GroupActions;
  onDelete: () => void;
}

/** Shows the number of selected rows and their actions. */
export function SelectionBar(props: SelectionBarProps) {
  const t = useText();
  const counted = useCounted();
  const count = props.selection.selected.length;
  const said = t('dashboard.selection.count', counted(count));
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 && said}</span>
      </VisuallyHidden>
      {count > 0 && <Bar {...props} said={said} />}
    </>
  );
}

function Bar({ selection, actions, onDelete, said }: SelectionBarProps & { said: string }) {
  const t = useText();
  const { statusChange, scheduleAt, drafts, categories, running, run } = actions;
  const { selected } = selection;
  const bar = useRef<HTMLElement>(null);
  useKeepFocus(bar);

  function clear() {
    document.getElementById(SELECT_ALL)?.focus({ preventScroll: true });
    selection.clear();
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
      <div className={styles.actions}>
        <Button
          variant="secondary"
          icon={statusChange.icon}
          loading={running === statusChange.action}
          onClick={() => void run(statusChange, selected)}
        >
          {statusChange.label}
        </Button>
        {drafts && (
          <ScheduleButton
            loading={running === 'schedule'}
            onChoose={(publishAt) => void run(scheduleAt(publishAt), selected)}
          />
        )}
        {categories.length > 0 && (
          <ActionMenu
            withText
            label={t('dashboard.forms.category')}
            busy={running === 'category'}
            actions={categories.map((change) => ({
              label: change.label,
              onSelect: () => void run(change, selected),
            }))}
          />
        )}
        <Button variant="danger" icon="trash" onClick={onDelete}>
          {t('common.delete')}
        </Button>
      </div>
    </section>
  );
}
