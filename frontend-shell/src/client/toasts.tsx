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
  const host = document.body.appendChild(document.createElement('div'));
  host.id = 'toasts';
  const root = createRoot(host);
  // At once: a pending toast that is updated before its container is there keeps its first text.
  // And for every toast, since the language may have changed since the last one.
  const ready = () => flushSync(() => root.render(<Toasts />));
  ready();
  /** What was said last in these words, and does not change any more. */
  const said = new Map<string, Id>();
  const show = (draw: typeof toast.success) => (message: string) => {
    ready();
    const id = said.get(message);
    // Said once more while it is still there: it stays for its whole time again.
    if (id !== undefined && toast.isActive(id)) toast.update(id, { autoClose: AUTO_CLOSE_MS });
    else said.set(message, draw(message));
  };
  return {
    success: show(toast.success),
    error: show(toast.error),
    info: show(toast.info),
    pending(message) {
      ready();
      // What was said before this was begun is no longer true; what else is under way stays.
      for (const each of said.values()) toast.dismiss(each);
      const id = toast.loading(message);
      const become = (type: 'success' | 'error') => (text: string) => {
        ready();
        const over = { isLoading: false, autoClose: AUTO_CLOSE_MS, closeButton: Close } as const;
        toast.update(id, { ...over, type, render: text });
        said.set(text, id);
      };
      return {
        success: become('success'),
        error: become('error'),
        dismiss: () => toast.dismiss(id),
      };
    },
  };
}
