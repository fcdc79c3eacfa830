/** The forms on the screen that hold changes which leaving it would lose. */
export const unsavedForms = new Set<string>();
