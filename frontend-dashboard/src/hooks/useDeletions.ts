import { useSyncExternalStore } from 'react';
import { currentDeletions, onDeletions } from '../lib/deletions';

/** What is deleted, whether or not it can still be taken back, and what was done and can be. */
export const useDeletions = () => useSyncExternalStore(onDeletions, currentDeletions);
