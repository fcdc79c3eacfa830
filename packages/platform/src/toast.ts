export type ToastType = 'success' | 'error' | 'info' | 'pending';

export interface ToastOptions {
  /** Subject: a later toast with the same id replaces this one. */
  id: string;
}

export interface PendingToast {
  success(message: string): void;
  error(message: string): void;
  dismiss(): void;
}

/** Renders toasts; the shell loads it for the first toast. */
export interface ToastPresenter {
  /** Shows a toast; replaces one with the same id. */
  show(type: ToastType, message: string, id: string): void;
  dismiss(id: string): void;
}

let presenter: Promise<ToastPresenter> | undefined;
let load: () => Promise<ToastPresenter> = () =>
  Promise.reject(new Error('No toast presenter was set.'));

/** The shell calls it once; tests may call it again. */
export function setToastPresenter(loader: () => Promise<ToastPresenter>): void {
  presenter = undefined;
  load = loader;
}

function present(draw: (presenter: ToastPresenter) => void): void {
  presenter ??= load().catch((error: unknown) => {
    // Offline: let the next toast try again.
    presenter = undefined;
    throw error;
  });
  presenter.then(draw, (error: unknown) => console.error(error));
}

const show =
  (type: ToastType) =>
  (message: string, { id }: ToastOptions): void =>
    present((presenter) => presenter.show(type, message, id));

/** Removes a toast, e.g. a load failure after a successful retry. */
function dismiss(id: string): void {
  // Without a presenter no toast was shown.
  if (presenter) present((presenter) => presenter.dismiss(id));
}

/** Short messages above the page, also announced to screen readers. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  dismiss,
  /** A toast that stays until it becomes a success or an error. */
  pending(message: string, { id }: ToastOptions): PendingToast {
    show('pending')(message, { id });
    return {
      success: (text) => toast.success(text, { id }),
      error: (text) => toast.error(text, { id }),
      dismiss: () => dismiss(id),
    };
  },
};
