import { getToken, signOut } from '@manjara/platform';
import { createStore } from '../browser/store';
import { unsavedForms } from './unsaved-forms';

/** Whether a screen is mounted that can ask the admin to sign in again. */
let renewable = false;

/** Tokens of renewed sessions: calls rejected with one of them may be sent again. */
const replaced = new Set<string>();

/** Another tab removed the token by signing out. */
let leftElsewhere = false;

const session = createStore({
  ended: false,
  /** Rejected calls waiting for a sign-in; true sends them again. */
  waiting: [] as ((renewed: boolean) => void)[],
  /** The token disappeared without a sign-out. */
  lost: false,
});

const change = (changed: Partial<ReturnType<typeof session.get>>): void =>
  session.set({ ...session.get(), ...changed });

// `key` is null when all data is cleared. Capture: runs before the listener of `useToken`.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === 'token') leftElsewhere = newValue === null;
    },
    { capture: true },
  );
}

/** Whether the admin signed out in another tab: then drafts are not stored. */
export const signedOutElsewhere = (): boolean => leftElsewhere && getToken() === null;

function settle(renewed: boolean): void {
  const { waiting } = session.get();
  if (waiting.length > 0) change({ waiting: [] });
  waiting.forEach((answer) => answer(renewed));
}

/** Ends a session that the server rejects; the guard then redirects to the sign-in. */
export function endSession(): void {
  change({ ended: true });
  replaced.clear();
  signOut();
  settle(false);
}

/** Whether the server ended the session, not the admin. */
export const sessionHasEnded = (): boolean => session.get().ended;

/** Called after a sign-in or a deliberate sign-out. */
export function forgetSessionEnd(): void {
  change({ ended: false });
  leftElsewhere = false;
  replaced.clear();
}

/** Lets sessions be renewed until the returned function is called. */
export function offerRenewal(): () => void {
  renewable = true;
  return () => {
    renewable = false;
  };
}

/**
 * Handles a 401: resolves to true once the session is renewed and the call may be sent again, or to
 * false if it will not be renewed.
 * @param token the token of the call; null if signed out
 */
export async function sessionRenewed(token: string | null): Promise<boolean> {
  const current = getToken();
  // A late 401 for an older token must not end the current session.
  if (token !== current) return current !== null && (token === null || replaced.has(token));
  // Browsers may clear site data without an event: `signOut` notifies the users of the token.
  if (token === null) signOut();
  if (!renewable || (token === null && unsavedForms.get().size === 0)) {
    if (token !== null) endSession();
    return false;
  }
  return new Promise((resolve) => change({ waiting: [...session.get().waiting, resolve] }));
}

/** Called when the screens stop using a token: after a renewal, or for good. */
export function leaveSession(token: string): void {
  const current = getToken();
  const renewed = current !== null && current !== token;
  if (renewed) replaced.add(token);
  settle(renewed);
}

/** Asks for a sign-in because the token is lost. Returns a function that ends this. */
export function pauseSession(): () => void {
  change({ lost: true });
  return () => change({ lost: false });
}

/** Whether the screen asks the admin to sign in again. */
export const sessionIsPaused = (): boolean => {
  const { lost, waiting } = session.get();
  return lost || waiting.length > 0;
};

export const onSessionPause = session.subscribe;

/** Whether the token outlives the browser session (Remember Me, spec §3). */
export const isRemembered = (): boolean => window.localStorage.getItem('token') !== null;
