const KEY = 'manjara-flash';

export interface FlashMessage {
  text: string;
  /** Id of the toast; a later toast with the same id replaces it. */
  id: string;
}

/** Stores a success message to show after a reload, which removes all toasts. */
export const storeFlashMessage = (message: FlashMessage): void =>
  sessionStorage.setItem(KEY, JSON.stringify(message));

/** Returns the stored message and deletes it. */
export function takeFlashMessage(): FlashMessage | null {
  const stored = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return stored === null ? null : (JSON.parse(stored) as FlashMessage);
}
