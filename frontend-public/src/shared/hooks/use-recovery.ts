import { useRevalidator } from '@manjara/platform';
import { useRetries } from './use-retries';

/** Asks again, now and then, for what the page could not have, until it has it. */
export function useRecovery(failed: boolean): void {
  const { revalidate, state } = useRevalidator();
  useRetries(failed, () => state === 'idle' && void revalidate());
}
