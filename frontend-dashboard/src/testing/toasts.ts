import { setToastPresenter } from '@manjara/platform';

/** Draws toasts into the page, so that tests look at what a person would read. */
function draw(message: string): HTMLElement {
  const toast = document.createElement('p');
  toast.dataset.toast = '';
  toast.textContent = message;
  document.body.append(toast);
  return toast;
}

const say = (message: string) => void draw(message);

setToastPresenter(async () => ({
  success: say,
  error: say,
  info: say,
  pending(message) {
    const toast = draw(message);
    const turn = (text: string) => {
      toast.textContent = text;
    };
    return { success: turn, error: turn, dismiss: () => toast.remove() };
  },
}));

export const toastTexts = (): string[] =>
  [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent ?? '');

export const clearToasts = (): void => {
  document.querySelectorAll('[data-toast]').forEach((toast) => toast.remove());
};
