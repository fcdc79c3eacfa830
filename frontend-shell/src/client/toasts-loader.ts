import { setToastPresenter } from '@manjara/platform';

const load = () => import(/* webpackChunkName: "extras" */ './toasts');

/**
 * Loads what draws toasts when the first one is asked for, or as soon as somebody begins to fill
 * in a form: the connection that a toast tells the loss of could not bring it any more.
 */
export function presentToasts(): void {
  setToastPresenter(async () => (await load()).createToastPresenter());
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('form')) load().catch(() => {});
  });
}
