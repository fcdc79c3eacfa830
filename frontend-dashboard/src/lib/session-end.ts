import { getToken, signOut } from '@manjara/platform';
import { createStore } from './store';
import { unsavedForms } from './unsaved-forms';

/** Somebody can be asked to sign in again on the screen that they are on. */
let renewable = false;

/** Tokens whose session was renewed in its place; what they were refused may be sent again. */
const replaced = new Set<string>();

/** The token was taken away by another tab, where somebody signed out. */
let leftElsewhere = false;

const session = createStore({
  ended: false,
  /** Rejected calls that wait for a sign-in; resolved with whether they may be sent again. */
  waiting: [] as ((renewed: boolean) => void)[],
  /** The token disappeared without a sign-out. */
  lost: false,
});

const change = (changed: Partial<ReturnType<typeof session.get>>): void =>
  session.set({ ...session.get(), ...changed });

// Where site data is cleared, no single key is named. Caught on its way to whoever draws the token.
if (typeof window !== 'undefined') {
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === 'token') leftElsewhere = newValue === null;
    },
    { capture: true },
  );
}

/** Whether somebody signed out in another tab: then nothing that was typed is kept. */
export const signedOutElsewhere = (): boolean => leftElsewhere && getToken() === null;

function settle(renewed: boolean): void {
  const { waiting } = session.get();
  if (waiting.length > 0) change({ waiting: [] });
  waiting.forEach((answer) => answer(renewed));
}

/** Ends a session that the server no longer accepts; the guard then leads to the sign-in. */
export function endSession(): void {
  change({ ended: true });
  replaced.clear();
  signOut();
  settle(false);
}

/** Whether the session was ended by the server and not by the admin. */
export const sessionHasEnded = (): boolean => session.get().ended;

/** Called when somebody has signed in or out on purpose. */
export function forgetSessionEnd(): void {
  change({ ended: false });
  leftElsewhere = false;
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
 * What becomes of a call that the server has refused for its token, or for having none: resolves to
 * true once another session has taken the place of its own, and to false where there is none to come.
 */
export async function sessionRenewed(token: string | null): Promise<boolean> {
  const current = getToken();
  // A late refusal of an older token must not end the session that has begun since.
  if (token !== current) return current !== null && (token === null || replaced.has(token));
  // Nothing says that a browser's site data was cleared, so whoever draws the token is told here.
  if (token === null) signOut();
  if (!renewable || (token === null && unsavedForms().size === 0)) {
    if (token !== null) endSession();
    return false;
  }
  return new Promise((resolve) => change({ waiting: [...session.get().waiting, resolve] }));
}

/** Called when the screens are left by a session: for another one, or altogether. */
export function leaveSession(token: string): void {
  const current = getToken();
  const renewed = current !== null && current !== token;
  if (renewed) replaced.add(token);
  settle(renewed);
}

/** Lets the screen wait for a sign-in although no call does, for as long as its token is lost. */
export function pauseSession(): () => void {
  change({ lost: true });
  return () => change({ lost: false });
}

/** Whether calls, or the screen, wait for somebody to sign in again. */
export const sessionIsPaused = (): boolean => {
  const { lost, waiting } = session.get();
  return lost || waiting.length > 0;
};

export const onSessionPause = session.subscribe;

/** Whether the token is kept beyond the browser's session (Remember Me, spec §3). */
export const isRemembered = (): boolean => window.localStorage.getItem('token') !== null;
