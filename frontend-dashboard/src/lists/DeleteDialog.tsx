import { TRASH_DAYS } from '@manjara/contracts';
import { useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import { useDays } from '../format/useDays';
import styles from './DeleteDialog.module.css';

export interface DeleteDialogProps {
  title: string;
  /** Shown for a single item only. */
  question: string;
  /** Names of the items to delete; the dialog is closed if empty. */
  names: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a deletion and lists the names of the items (spec §2, §4). */
export function DeleteDialog({ title, question, names, onConfirm, onClose }: DeleteDialogProps) {
  const t = useText();
  const days = useDays();
  return (
    <ConfirmDialog
      open={names.length > 0}
      title={title}
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onCancel={onClose}
    >
      {names.length === 1 ? (
        <p>
          {question}{' '}
          <strong>
            <bdi>{names[0]}</bdi>
          </strong>
        </p>
      ) : (
        <ul className={styles.names}>
          {names.map((name, index) => (
            <li key={index}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p>{t('dashboard.trashNote.question', { days: days(TRASH_DAYS) })}</p>
    </ConfirmDialog>
  );
}
