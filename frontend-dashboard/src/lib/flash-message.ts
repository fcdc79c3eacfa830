const KEY = 'manjara-flash';

export interface FlashMessage {
  text: string;
  /** What it is about: a later toast about the same subject replaces it. */
  id: string;
}

/** Keeps a success for after the page has been loaded again, which takes its toasts away. */
export const keepFlashMessage = (message: FlashMessage): void =>
  sessionStorage.setItem(KEY, JSON.stringify(message));

/** Gives the message back, once. */
export function takeFlashMessage(): FlashMessage | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as FlashMessage);
}
