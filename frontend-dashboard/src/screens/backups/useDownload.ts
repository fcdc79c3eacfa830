import { toast, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { backupsQuery, createBackupLink } from '../../api/backups';
import { isSilent } from '../../api/failure';
import { useFailureText } from '../../api/useFailureText';
import { downloadFrom } from '../../browser/download';

/** Until the server knows that the download has begun. */
const BEGINS_WITHIN_MS = 1_500;
const TOAST = { id: 'backup' };

/** Starts the download of everything; the browser shows its progress. */
export function useDownload() {
  const t = useText();
  const client = useQueryClient();
  const failureText = useFailureText();
  const readAgain = () => client.invalidateQueries({ queryKey: backupsQuery().queryKey });
  return useMutation({
    mutationFn: createBackupLink,
    onSuccess(address) {
      downloadFrom(address);
      toast.success(t('dashboard.backups.begun'), TOAST);
      setTimeout(() => void readAgain(), BEGINS_WITHIN_MS);
    },
    onError(error) {
      if (!isSilent(error)) toast.error(failureText(error), TOAST);
      void readAgain();
    },
  });
}
