import { signOut } from '@manjara/platform';

let ended = false;

/** Ends a session that the server no longer accepts; the guard then leads to the sign-in. */
export function endSession(): void {
  ended = true;
  signOut();
}

/** Whether the session was ended by the server and not by the admin. */
export const sessionHasEnded = (): boolean => ended;

/** Called when somebody has signed in or out on purpose. */
export function forgetSessionEnd(): void {
  ended = false;
}
