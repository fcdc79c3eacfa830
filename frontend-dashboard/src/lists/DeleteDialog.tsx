import { ConfirmDialog } from '@manjara/ui';
import styles from './DeleteDialog.module.css';
import { TrashNote } from './TrashNote';

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
      <TrashNote />
    </ConfirmDialog>
  );
}
