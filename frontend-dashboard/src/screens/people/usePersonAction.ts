import { toast, useText } from '@manjara/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isSilent } from '../../api/failure';
import { useFailureText } from '../../api/useFailureText';
import { INVITES_KEY, PEOPLE_KEY } from './people';

interface PersonAction<Given, T> {
  /** Of the toast. */
  id: string;
  work: (given: Given) => Promise<T>;
  /** The toast after a success; none if the screen shows the result. */
  success?: string;
  onSuccess?: (result: T) => void;
}

/** One change of the people or the invites; both lists are read again after it. */
export function usePersonAction<T, Given = void>(action: PersonAction<Given, T>) {
  const client = useQueryClient();
  const failureText = useFailureText();
  const t = useText();
  return useMutation({
    mutationFn: action.work,
    onSuccess(result) {
      if (action.success) toast.success(action.success, { id: action.id });
      action.onSuccess?.(result);
    },
    onError(error) {
      if (isSilent(error)) return;
      toast.error(failureText(error, t('dashboard.people.failed')), { id: action.id });
    },
    onSettled: () =>
      Promise.all(
        [PEOPLE_KEY, INVITES_KEY].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}
