import { useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import { TrashNote } from '../components/TrashNote';
import styles from './DeleteDialog.module.css';
import type { ResourceName } from './registry';
import type { Entity } from './resource-values';

export interface DeleteDialogProps {
  of: ResourceName | 'drafts';
  /** The entities in question; none closes the dialog. */
  entities: readonly Entity[];
  nameOf: (entity: Entity) => string;
  /** What several are called together. */
  counted?: (count: number) => string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before entities are deleted, by their names (spec §4). */
export function DeleteDialog(props: DeleteDialogProps) {
  const { of, entities, nameOf, counted, onConfirm, onClose } = props;
  const t = useText();
  const [first, ...others] = entities;
  return (
    <ConfirmDialog
      open={first !== undefined}
      title={
        others.length > 0 && counted
          ? t('dashboard.selection.deleteTitle', { name: counted(entities.length) })
          : t(`dashboard.${of}.deleteTitle`)
      }
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onCancel={onClose}
    >
      {first && others.length === 0 ? (
        <p>
          {t(`dashboard.${of}.deleteQuestion`)}{' '}
          <strong>
            <bdi>{nameOf(first)}</bdi>
          </strong>
        </p>
      ) : (
        <ul className={styles.names}>
          {entities.map((entity) => (
            <li key={entity._id}>
              <bdi>{nameOf(entity)}</bdi>
            </li>
          ))}
        </ul>
      )}
      <TrashNote />
    </ConfirmDialog>
  );
}
