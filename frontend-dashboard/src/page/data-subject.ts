import { createStore } from '../browser/store';

/**
 * The email address of the person whose data the next screen shows. In memory only: in the URL or in
 * the history state it would outlive the screen.
 */
export const dataSubject = createStore<string | null>(null);
