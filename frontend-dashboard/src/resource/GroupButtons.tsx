import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { ActionMenu } from '../lists/ActionMenu';
import type { Entity } from './entity';
import { ScheduleButton } from './schedule/ScheduleButton';
import type { GroupActions } from './useGroupActions';

export interface GroupButtonsProps {
  selected: readonly Entity[];
  actions: GroupActions;
  onDelete: () => void;
}

/** The actions on the selected rows. */
export function GroupButtons({ selected, actions, onDelete }: GroupButtonsProps) {
  const t = useText();
  const { statusChange, scheduleAt, drafts, categories, running, run } = actions;
  return (
    <>
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
    </>
  );
}
