import { useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import type { Resource } from '../../lib/api/entities';
import type { TableEntity } from '../../lib/table';

export interface DeleteDialogProps<E extends TableEntity> {
  of: Resource;
  /** The entity in question; null closes the dialog. */
  entity: E | null;
  nameOf: (entity: E) => string;
  onConfirm: (entity: E) => void;
  onClose: () => void;
}

/** Asks before an entity is deleted, by its name (spec §4). */
export function DeleteDialog<E extends TableEntity>(props: DeleteDialogProps<E>) {
  const { of, entity, nameOf, onConfirm, onClose } = props;
  const t = useText();
  return (
    <ConfirmDialog
      open={entity !== null}
      title={t(`dashboard.${of}.deleteTitle`)}
      onConfirm={() => {
        if (entity) onConfirm(entity);
        onClose();
      }}
      onCancel={onClose}
    >
      {entity && (
        <p>
          {t(`dashboard.${of}.deleteQuestion`)}{' '}
          <strong>
            <bdi>{nameOf(entity)}</bdi>
          </strong>
        </p>
      )}
      <p>{t(`dashboard.${of}.deleteNote`)}</p>
    </ConfirmDialog>
  );
}
