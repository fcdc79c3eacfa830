/**
 * The person whose data the next screen shows. In memory only: an email address in the URL or in
 * the history state would outlive the screen.
 */
let subject: string | null = null;

export const setDataSubject = (email: string): void => {
  subject = email;
};

/** Does not reset the value, so that a second render gets it, too. */
export const dataSubject = (): string | null => subject;

export const dropDataSubject = (): void => {
  subject = null;
};
