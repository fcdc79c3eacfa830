import { setToastPresenter } from '@manjara/platform';

const find = (id: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-toast]')].find(
    ({ dataset }) => dataset.toast === id,
  );

/** Renders toasts into the page, so that tests can check their text. */
setToastPresenter(async () => ({
  show(_type, message, id) {
    const toast = find(id) ?? document.body.appendChild(document.createElement('p'));
    toast.dataset.toast = id;
    toast.textContent = message;
  },
  dismiss: (id) => find(id)?.remove(),
}));

export const toastTexts = (): string[] =>
  [...document.querySelectorAll('[data-toast]')].map((toast) => toast.textContent ?? '');

export const clearToasts = (): void => {
  document.querySelectorAll('[data-toast]').forEach((toast) => toast.remove());
};
