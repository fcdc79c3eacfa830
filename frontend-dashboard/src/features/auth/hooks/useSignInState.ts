import { useLocation } from '@manjara/platform';

/** What leads to the sign-in screen may say in the location's state. */
export interface SignInState {
  /** Where to go after signing in: the path and query that was asked for. */
  returnTo?: string;
  /** The server ended the session. */
  expired?: boolean;
  /** The admin asked to sign out. */
  signOut?: boolean;
}

export const HOME = '/dashboard/projects';

export function useSignInState(): SignInState {
  const { state } = useLocation();
  return (state as SignInState | null) ?? {};
}
