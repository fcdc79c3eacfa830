import '@manjara/ui/dashboard-icons';
import '@testing-library/jest-dom';
import { signOut } from '@manjara/platform';
import { cleanup, configure } from '@testing-library/react';
import { forgetSessionEnd } from '../lib/session-end';
import { network } from './network';
import { clearToasts } from './toasts';

// The whole page below every message would bury it.
configure({ getElementError: (message) => new Error(message ?? '') });

// Nothing is laid out in jsdom, so nothing comes into view.
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
// Returns a promise, as in Chromium.
Element.prototype.scrollIntoView ??= (() => Promise.resolve()) as () => void;

// Nor is there a window to be narrow or wide, or an element to change its size.
window.matchMedia ??= () =>
  Object.assign(new EventTarget(), { matches: false }) as unknown as MediaQueryList;
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

let urls = 0;
const live = new Set<string>();
URL.createObjectURL = () => {
  const url = `blob:picture-${++urls}`;
  live.add(url);
  return url;
};
URL.revokeObjectURL = (url) => {
  live.delete(url);
};

beforeEach(() => {
  network.install();
  network.on('GET /pinned-projects', { body: { ids: [] } });
});

afterEach(() => {
  cleanup();
  signOut();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetSessionEnd();
  clearToasts();
  const leaked = [...live];
  live.clear();
  // A preview that is not given back would hold its picture in memory for as long as the page.
  expect(leaked).toEqual([]);
  network.verify();
});
