import { useSyncExternalStore } from 'react';
import { onSessionPause, sessionIsPaused } from '../lib/session-end';

/** Whether the session has ended and calls wait for somebody to sign in again. */
export const useSessionPaused = (): boolean =>
  useSyncExternalStore(onSessionPause, sessionIsPaused);
