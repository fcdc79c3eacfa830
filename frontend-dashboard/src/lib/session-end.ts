import { getToken, signOut } from '@manjara/platform';

let ended = false;

/** Somebody can be asked to sign in again on the screen that they are on. */
let renewable = false;

/** Calls that the server has refused: each is told whether it may be sent again. */
let waiting: ((renewed: boolean) => void)[] = [];

/** Tokens whose session was renewed in its place; what they were refused may be sent again. */
const replaced = new Set<string>();

const listeners = new Set<() => void>();

function change(next: typeof waiting): void {
  waiting = next;
  listeners.forEach((listener) => listener());
}

function settle(renewed: boolean): void {
  const told = waiting;
  if (told.length > 0) change([]);
  told.forEach((tell) => tell(renewed));
}

/** Ends a session that the server no longer accepts; the guard then leads to the sign-in. */
export function endSession(): void {
  ended = true;
  replaced.clear();
  signOut();
  settle(false);
}

/** Whether the session was ended by the server and not by the admin. */
export const sessionHasEnded = (): boolean => ended;

/** Called when somebody has signed in or out on purpose. */
export function forgetSessionEnd(): void {
  ended = false;
  replaced.clear();
}

/** Lets sessions be renewed in place for as long as the screen is there that asks for it. */
export function offerRenewal(): () => void {
  renewable = true;
  return () => {
    renewable = false;
  };
}

/**
 * What becomes of a call whose token the server has refused: resolves to true once another session
 * has taken the place of its own, and to false where there is none to come.
 */
export async function sessionRenewed(token: string): Promise<boolean> {
  const current = getToken();
  // A late refusal of an older token must not end the session that has begun since.
  if (token !== current) return current !== null && replaced.has(token);
  if (!renewable) {
    endSession();
    return false;
  }
  return new Promise((resolve) => change([...waiting, resolve]));
}

/** Called when the screens are left by a session: for another one, or altogether. */
export function leaveSession(token: string): void {
  const current = getToken();
  const renewed = current !== null && current !== token;
  if (renewed) replaced.add(token);
  settle(renewed);
}

/** Whether calls wait for somebody to sign in again. */
export const sessionIsPaused = (): boolean => waiting.length > 0;

export function onSessionPause(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether the token is kept beyond the browser's session (Remember Me, spec §3). */
export const isRemembered = (): boolean => window.localStorage.getItem('token') !== null;
