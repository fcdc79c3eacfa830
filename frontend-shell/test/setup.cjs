// jsdom lacks what the router and React's server need.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
if (typeof window !== 'undefined') {
  window.scrollTo = () => {};
  window.ResizeObserver = class {
    observe() {}
    disconnect() {}
  };
}

/** jsdom has none; the router makes one per navigation, of which loaders here read the address. */
globalThis.Request ??= class {
  constructor(url, { signal } = {}) {
    this.method = 'GET';
    this.url = url;
    this.signal = signal;
  }
};

/** None of these either; a loader answers one to lead elsewhere. */
globalThis.Response ??= class {
  constructor(body, { status = 200, headers } = {}) {
    Object.assign(this, { body, status, statusText: '', headers: new Headers(headers) });
  }
};
