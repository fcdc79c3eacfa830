/** What a pending toast can become. */
export interface PendingToast {
  success(message: string): void;
  error(message: string): void;
  dismiss(): void;
}

/** Draws toasts; the shell gives one, loaded when the first toast is asked for. */
export interface ToastPresenter {
  success(message: string): void;
  error(message: string): void;
  info(message: string): void;
  pending(message: string): PendingToast;
}

let load: () => Promise<ToastPresenter> = () =>
  Promise.reject(new Error('No toast presenter was set.'));

/** Called once by the shell (and by tests). */
export function setToastPresenter(loader: () => Promise<ToastPresenter>): void {
  let presenter: Promise<ToastPresenter> | undefined;
  load = () =>
    (presenter ??= loader().catch((error: unknown) => {
      // Without a connection; the next toast asks again.
      presenter = undefined;
      throw error;
    }));
}

const show = (draw: (presenter: ToastPresenter) => void): void => {
  load().then(draw, (error: unknown) => console.error(error));
};

/** Short announcements above the page, for sighted and screen-reader users. */
export const toast = {
  success: (message: string): void => show((presenter) => presenter.success(message)),
  error: (message: string): void => show((presenter) => presenter.error(message)),
  info: (message: string): void => show((presenter) => presenter.info(message)),
  /** A toast that stays until it is turned into a success or an error. */
  pending(message: string): PendingToast {
    const drawn = load().then((presenter) => presenter.pending(message));
    const then = (draw: (toast: PendingToast) => void) => {
      drawn.then(draw, (error: unknown) => console.error(error));
    };
    return {
      success: (text) => then((pending) => pending.success(text)),
      error: (text) => then((pending) => pending.error(text)),
      dismiss: () => then((pending) => pending.dismiss()),
    };
  },
};
