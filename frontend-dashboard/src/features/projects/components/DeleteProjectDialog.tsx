import type { Project } from '@manjara/contracts';
import { inLanguage, toast, useLanguage, useText } from '@manjara/platform';
import { ConfirmDialog } from '@manjara/ui';
import { isSilent, serverMessage } from '../../../lib/api/failure';
import { useDeleteProject } from '../api/delete-project';

export interface DeleteProjectDialogProps {
  /** The project in question; null closes the dialog. */
  project: Project | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a project is deleted, by its name (spec §4). */
export function DeleteProjectDialog({ project, onClose, onDeleted }: DeleteProjectDialogProps) {
  const t = useText();
  const { language } = useLanguage();
  const remove = useDeleteProject();

  function confirm() {
    if (!project) return;
    remove.mutate(project._id, {
      onSuccess: () => {
        toast.success(t('dashboard.projects.deleted'));
        onDeleted();
      },
      onError: (error) => {
        if (!isSilent(error)) toast.error(serverMessage(error) ?? t('dashboard.errors.deleting'));
      },
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      open={project !== null}
      title={t('dashboard.projects.deleteTitle')}
      onConfirm={confirm}
      onCancel={onClose}
      busy={remove.isPending}
    >
      {project && (
        <p>
          {t('dashboard.projects.deleteQuestion')}{' '}
          <strong>
            <bdi>{inLanguage(project, 'name', language)}</bdi>
          </strong>
        </p>
      )}
      <p>{t('dashboard.projects.deleteNote')}</p>
    </ConfirmDialog>
  );
}
