import { DEFAULT_LANGUAGE, isLanguage } from '@manjara/contracts';
import type { ToastPresenter } from '@manjara/platform';
import { IconButton } from '@manjara/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  type CloseButtonProps,
  type Id,
  Slide,
  toast,
  ToastContainer,
} from 'react-toastify/unstyled';
import ar from '../locales/ar.json';
import en from '../locales/en.json';
import { createToastHost } from './toast-host';
import './toasts.css';

/** Spec §9: the library's default. */
const AUTO_CLOSE_MS = 5000;

/** Toasts are rendered outside the page's tree, so they read its language from the document. */
const page = () => document.documentElement;
function texts() {
  const { lang } = page();
  return ((isLanguage(lang) ? lang : DEFAULT_LANGUAGE) === 'ar' ? ar : en).shell.toasts;
}

const Close = ({ closeToast }: CloseButtonProps) => (
  <IconButton
    icon="close"
    size="s"
    label={texts().close}
    className="toast-close"
    onClick={(event) => {
      event.stopPropagation();
      closeToast(true);
    }}
  />
);

const Toasts = () => (
  <ToastContainer
    autoClose={AUTO_CLOSE_MS}
    transition={Slide}
    position="top-center"
    newestOnTop
    rtl={page().dir === 'rtl'}
    aria-label={texts().label}
    closeButton={Close}
    // Keeps the English label of the bar from screen readers; the style sheet still shows the bar.
    hideProgressBar
    pauseOnFocusLoss
    pauseOnHover
  />
);

/** Renders toasts with react-toastify, in a separate React root. */
export function createToastPresenter(): ToastPresenter {
  const root = createRoot(createToastHost());
  // Sync: a pending toast that is updated before its container exists keeps its first text. For
  // every toast, because the language may have changed.
  const ready = () => flushSync(() => root.render(<Toasts />));
  ready();
  /** The latest toast of each subject. */
  const toasts = new Map<string, Id>();
  return {
    show(type, message, id) {
      ready();
      const pending = type === 'pending';
      const options = {
        type: pending ? 'default' : type,
        isLoading: pending,
        autoClose: pending ? false : AUTO_CLOSE_MS,
        closeButton: pending ? false : Close,
      } as const;
      const shown = toasts.get(id);
      // A toast that is closing cannot be updated.
      if (shown !== undefined && toast.isActive(shown)) {
        // No delay: a dismissal during the library's default delay would be lost.
        toast.update(shown, { ...options, render: message, delay: undefined });
      } else toasts.set(id, toast(message, options));
    },
    dismiss(id) {
      const shown = toasts.get(id);
      if (shown !== undefined) toast.dismiss(shown);
    },
  };
}
