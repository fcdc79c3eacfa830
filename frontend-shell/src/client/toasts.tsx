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

/** Milliseconds that a toast stays (spec §9: the library's default). */
const AUTO_CLOSE_MS = 5000;

/** Toasts are drawn outside the page's tree, so they look up its language and direction. */
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
    // Seen all the same: the style sheet shows it. So its English name is not read out.
    hideProgressBar
    pauseOnFocusLoss
    pauseOnHover
  />
);

/** Draws toasts with react-toastify, in a root of its own beside the page. */
export function createToastPresenter(): ToastPresenter {
  const root = createRoot(createToastHost());
  // At once: a pending toast that is updated before its container is there keeps its first text.
  // And for every toast, since the language may have changed since the last one.
  const ready = () => flushSync(() => root.render(<Toasts />));
  ready();
  /** The toast in which something about a subject was said last. */
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
      // One that is leaving cannot be called back: a new one takes its place.
      if (shown !== undefined && toast.isActive(shown)) {
        // At once: in the library's default delay a dismissal would be lost.
        toast.update(shown, { ...options, render: message, delay: undefined });
      } else toasts.set(id, toast(message, options));
    },
    dismiss(id) {
      const shown = toasts.get(id);
      if (shown !== undefined) toast.dismiss(shown);
    },
  };
}
