/**
 * What was typed into a form when its session ended, picked files included. It lives in memory
 * only: signing in again does not reload the page, and nothing is left behind on the machine.
 */
const drafts = new Map<string, unknown>();

export const keepDraft = (form: string, values: unknown): void => {
  drafts.set(form, values);
};

/** Looks at a form's draft; it stays until it is dropped, so that a second render sees it too. */
export const draftOf = <T>(form: string): T | undefined => drafts.get(form) as T | undefined;

export const dropDraft = (form: string): void => {
  drafts.delete(form);
};

export const dropDrafts = (): void => drafts.clear();
