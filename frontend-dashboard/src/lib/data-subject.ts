/**
 * Whose data the next screen is asked for. In memory only: an address in a URL, or in the state that
 * the browser keeps with its history, would outlast the screen.
 */
let subject: string | null = null;

export const setDataSubject = (email: string): void => {
  subject = email;
};

/** Looks without taking, so that a second render sees it, too. */
export const dataSubject = (): string | null => subject;

export const dropDataSubject = (): void => {
  subject = null;
};
