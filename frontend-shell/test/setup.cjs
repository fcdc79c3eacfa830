// Missing in jsdom, needed by the router and by React's server renderer.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
if (typeof window !== 'undefined') {
  window.scrollTo = () => {};
  window.ResizeObserver = window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  };
}

/** Missing in jsdom: the router creates one per navigation, and our loaders read its address. */
globalThis.Request ??= class {
  constructor(url, { signal } = {}) {
    this.method = 'GET';
    this.url = url;
    this.signal = signal;
  }
};

/** Missing in jsdom: loaders return one to redirect. */
globalThis.Response ??= class {
  constructor(body, { status = 200, headers } = {}) {
    Object.assign(this, { body, status, statusText: '', headers: new Headers(headers) });
  }
};
