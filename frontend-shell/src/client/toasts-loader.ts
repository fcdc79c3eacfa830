import { setToastPresenter } from '@manjara/platform';

const load = () => import(/* webpackChunkName: "extras" */ './toasts');

/**
 * Loads the toasts' code for the first toast, or when the visitor focuses a form: once the
 * connection is lost, a toast about that could not be loaded any more.
 */
export function presentToasts(): void {
  setToastPresenter(async () => (await load()).createToastPresenter());
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('form')) load().catch(() => {});
  });
}
