import type { Role } from '@manjara/contracts';
import { useProfile } from './get-profile';

/** The role of who is signed in; undefined until it is known. The server decides in any case. */
export function useRole(): Role | undefined {
  const { data, isError } = useProfile();
  // Without a profile the screens show cached data, such as the inbox of the last visit.
  return data?.role ?? (isError ? 'owner' : undefined);
}
