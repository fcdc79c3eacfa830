import { useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import type { ResourceName } from './registry';
import type { Entity } from './resource-values';

export interface DeleteDialogProps {
  of: ResourceName;
  /** The entity in question; null closes the dialog. */
  entity: Entity | null;
  nameOf: (entity: Entity) => string;
  onConfirm: (entity: Entity) => void;
  onClose: () => void;
}

/** Asks before an entity is deleted, by its name (spec §4). */
export function DeleteDialog(props: DeleteDialogProps) {
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
