import { useText } from '@manjara/platform';
import { gotNoAnswer, isSilent, serverMessage } from './failure';

/** The reason of a failed call, if known: the server's message, or that there is no connection. */
export function useFailureReason(): (error: unknown) => string | undefined {
  const t = useText();
  return (error) => {
    // An ended session is not an error to show on the sign-in screen.
    if (isSilent(error)) return undefined;
    const offline = gotNoAnswer(error) && !navigator.onLine;
    return serverMessage(error) ?? (offline ? t('dashboard.errors.offline') : undefined);
  };
}

/** The message for a failed call: its reason, else `failed`, else a general message. */
export function useFailureText(): (error: unknown, failed?: string) => string {
  const t = useText();
  const reasonOf = useFailureReason();
  return (error, failed) => reasonOf(error) ?? failed ?? t('dashboard.errors.unexpected');
}
