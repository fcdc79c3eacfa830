import type { ToastPresenter } from '@manjara/platform';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Slide, toast, ToastContainer } from 'react-toastify/unstyled';
import './toasts.css';

/** Milliseconds that a toast stays (spec §9: the library's default). */
const AUTO_CLOSE_MS = 5000;

/** Draws toasts with react-toastify, in a root of its own beside the page. */
export function createToastPresenter(): ToastPresenter {
  const host = document.body.appendChild(document.createElement('div'));
  host.id = 'toasts';
  const root = createRoot(host);
  // At once: a pending toast that is updated before its container is there keeps its first text.
  flushSync(() =>
    root.render(
      <ToastContainer
        autoClose={AUTO_CLOSE_MS}
        transition={Slide}
        position="top-center"
        limit={4}
        pauseOnFocusLoss
        pauseOnHover
      />,
    ),
  );
  const show = (draw: typeof toast.success) => (message: string) => {
    draw(message, { toastId: message });
  };
  return {
    success: show(toast.success),
    error: show(toast.error),
    info: show(toast.info),
    pending(message) {
      const id = toast.loading(message);
      const become = (type: 'success' | 'error') => (text: string) => {
        toast.update(id, { render: text, type, isLoading: false, autoClose: AUTO_CLOSE_MS });
      };
      return {
        success: become('success'),
        error: become('error'),
        dismiss: () => toast.dismiss(id),
      };
    },
  };
}
