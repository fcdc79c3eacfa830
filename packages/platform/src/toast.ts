export type ToastType = 'success' | 'error' | 'info' | 'pending';

export interface ToastOptions {
  /** What the toast is about: a later one about the same subject replaces it. */
  id: string;
}

/** What a pending toast can become. */
export interface PendingToast {
  success(message: string): void;
  error(message: string): void;
  dismiss(): void;
}

/** Draws toasts; the shell gives one, loaded when the first toast is asked for. */
export interface ToastPresenter {
  /** Shows a message in the place of what was said under the same id. */
  show(type: ToastType, message: string, id: string): void;
  dismiss(id: string): void;
}

let presenter: Promise<ToastPresenter> | undefined;
let load: () => Promise<ToastPresenter> = () =>
  Promise.reject(new Error('No toast presenter was set.'));

/** Called once by the shell (and by tests). */
export function setToastPresenter(loader: () => Promise<ToastPresenter>): void {
  presenter = undefined;
  load = loader;
}

function present(draw: (presenter: ToastPresenter) => void): void {
  presenter ??= load().catch((error: unknown) => {
    // Without a connection; the next toast asks again.
    presenter = undefined;
    throw error;
  });
  presenter.then(draw, (error: unknown) => console.error(error));
}

const show =
  (type: ToastType) =>
  (message: string, { id }: ToastOptions): void =>
    present((presenter) => presenter.show(type, message, id));

/** Removes what was said under the id, e.g. a failure to load what has come since. */
function dismiss(id: string): void {
  // Nothing was shown while there is nobody to show it.
  if (presenter) present((presenter) => presenter.dismiss(id));
}

/** Short announcements above the page, for sighted and screen-reader users. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  dismiss,
  /** A toast that stays until it is turned into a success or an error. */
  pending(message: string, { id }: ToastOptions): PendingToast {
    show('pending')(message, { id });
    return {
      success: (text) => toast.success(text, { id }),
      error: (text) => toast.error(text, { id }),
      dismiss: () => dismiss(id),
    };
  },
};
