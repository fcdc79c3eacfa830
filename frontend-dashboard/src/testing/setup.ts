import '@manjara/ui/dashboard-icons';
import '@testing-library/jest-dom';
import { signOut } from '@manjara/platform';
import { cleanup, configure } from '@testing-library/react';
import { forgetSessionEnd } from '../session/session-end';
import { network } from './network';
import { clearToasts } from './toasts';

// jsdom cannot reload.
jest.mock('../browser/reload');

// By default the whole page is printed below every message.
configure({ getElementError: (message) => new Error(message ?? '') });

// jsdom has no layout, so nothing comes into view.
window.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
// Returns a promise, as in Chromium.
Element.prototype.scrollIntoView ??= (() => Promise.resolve()) as () => void;

// For the same reason no media query matches and no element changes its size.
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

beforeAll(() => network.listen());
afterAll(() => network.close());
beforeEach(() => network.reset());

afterEach(() => {
  cleanup();
  signOut();
  window.localStorage.clear();
  window.sessionStorage.clear();
  forgetSessionEnd();
  clearToasts();
  const leaked = [...live];
  live.clear();
  // An object URL that is not revoked keeps its picture in memory.
  expect(leaked).toEqual([]);
  network.verify();
});
