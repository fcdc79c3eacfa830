import { useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import { useTrashDays } from '../format/useDays';
import styles from './DeleteDialog.module.css';

export interface DeleteDialogProps {
  title: string;
  /** The name of several items, in their title; e.g. "3 projects". */
  counted?: (count: number) => string;
  /** Shown for a single item only. */
  question: string;
  /** Names of the items to delete; the dialog is closed if empty. */
  names: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms a deletion and lists the names of the items (spec §2, §4). */
export function DeleteDialog(props: DeleteDialogProps) {
  const { title, counted, question, names, onConfirm, onClose } = props;
  const t = useText();
  const days = useTrashDays();
  return (
    <ConfirmDialog
      open={names.length > 0}
      title={
        counted && names.length > 1
          ? t('dashboard.selection.deleteTitle', { name: counted(names.length) })
          : title
      }
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
      <p>{t('dashboard.trashNote.question', { days })}</p>
    </ConfirmDialog>
  );
}
