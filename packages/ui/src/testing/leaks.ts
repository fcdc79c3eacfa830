import { cleanup } from '@testing-library/react';

/*
 * For jest's `setupFilesAfterEnv`. Fails a test whose components leave observers, or listeners of
 * the window or document, after they unmount. Listeners of libraries are ignored.
 */
interface Listener {
  target: EventTarget;
  type: string;
  listener: unknown;
  capture: boolean;
  from: string;
}

const OURS = /\/(?:src)\//;
const TESTS = /\/testing\/|\.spec\.tsx?|\/node_modules\//;
const OBSERVERS = ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const;

const listeners = new Set<Listener>();
const observers = new Map<object, string>();

/** The calling line of our code; undefined for calls from libraries and tests. */
function caller(): string | undefined {
  const frame = new Error().stack?.split('\n')[3] ?? '';
  return OURS.test(frame) && !TESTS.test(frame) ? frame.trim() : undefined;
}

const captures = (options?: boolean | EventListenerOptions): boolean =>
  typeof options === 'object' ? (options.capture ?? false) : (options ?? false);

const { addEventListener, removeEventListener } = EventTarget.prototype;

EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
  const target = this ?? window;
  const from = target === window || target === document ? caller() : undefined;
  const { signal, once } = typeof options === 'object' ? options : {};
  if (from && !once && !signal?.aborted) {
    const entry = { target, type, listener, capture: captures(options), from };
    listeners.add(entry);
    signal?.addEventListener('abort', () => listeners.delete(entry));
  }
  addEventListener.call(target, type, listener, options);
};

EventTarget.prototype.removeEventListener = function (this: EventTarget, type, listener, options) {
  const target = this ?? window;
  for (const entry of listeners) {
    const same = entry.target === target && entry.type === type && entry.listener === listener;
    if (same && entry.capture === captures(options)) listeners.delete(entry);
  }
  removeEventListener.call(target, type, listener, options);
};

// After the workspace's setup has installed its own observers.
beforeAll(() => {
  for (const name of OBSERVERS) {
    const Original = window[name] as typeof IntersectionObserver | undefined;
    if (!Original) continue;
    const Tracked = class extends Original {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(callback, options);
        const from = caller();
        if (from) observers.set(this, `${name} ${from}`);
      }
      override disconnect() {
        observers.delete(this);
        super.disconnect();
      }
    };
    Object.assign(window, { [name]: Tracked });
  }
});

// Ignore listeners and observers that existed before the test.
beforeEach(() => {
  listeners.clear();
  observers.clear();
});

afterEach(() => {
  cleanup();
  const left = [
    ...[...listeners].map(({ type, from }) => `${type} ${from}`),
    ...observers.values(),
  ];
  expect(left).toEqual([]);
});
