import { toast, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isSilent } from '../../../api/failure';
import { useFailureText } from '../../../api/useFailureText';
import { SESSIONS_KEY } from '../account';

const TOAST = 'devices';

/** Signs devices out; the list is read again after it. */
export function useEndSession({
  work,
  success,
}: {
  work: () => Promise<unknown>;
  success: string;
}) {
  const t = useText();
  const client = useQueryClient();
  const failureText = useFailureText();
  return useMutation({
    mutationFn: work,
    onSuccess: () => toast.success(success, { id: TOAST }),
    onError(error) {
      if (isSilent(error)) return;
      toast.error(failureText(error, t('dashboard.profile.devices.failed')), { id: TOAST });
    },
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}
