import { useSyncExternalStore } from 'react';
import { currentDeletions, onDeletions } from '../lib/deletions';

/** What is deleted, whether or not it can still be taken back. */
export const useDeletions = () => useSyncExternalStore(onDeletions, currentDeletions);
