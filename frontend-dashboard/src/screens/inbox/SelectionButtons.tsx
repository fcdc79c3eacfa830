import { PROGRESS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { Button } from '@manjara/ui';
import { ActionMenu, type MenuAction } from '../../lists/ActionMenu';
import type { ItemsChange } from './useChangeItems';

export interface SelectionButtonsProps {
  /** Whether the spam folder is shown. */
  isSpam: boolean;
  busy: boolean;
  onChange: (change: ItemsChange) => void;
  onDelete: () => void;
}

/** The actions on the selected cards. */
export function SelectionButtons({ isSpam, busy, onChange, onDelete }: SelectionButtonsProps) {
  const t = useText();
  const marks: MenuAction[] = [true, false].map((isRead) => ({
    icon: isRead ? 'mail-open' : 'mail',
    label: t(`dashboard.inbox.${isRead ? 'markRead' : 'markUnread'}`),
    onSelect: () => onChange({ isRead }),
  }));
  const steps: MenuAction[] = PROGRESS.map((progress) => ({
    label: t(`dashboard.inbox.folders.${progress}`),
    onSelect: () => onChange({ progress }),
  }));
  return (
    <>
      {!isSpam && (
        <ActionMenu
          withText
          label={t('dashboard.inbox.mark')}
          busy={busy}
          actions={[...marks, ...steps]}
        />
      )}
      <Button
        variant="secondary"
        icon={isSpam ? 'undo' : 'spam'}
        onClick={() => onChange({ spam: !isSpam })}
      >
        {t(`dashboard.inbox.${isSpam ? 'notSpam' : 'spam'}`)}
      </Button>
      <Button variant="danger" icon="trash" onClick={onDelete}>
        {t('common.delete')}
      </Button>
    </>
  );
}
