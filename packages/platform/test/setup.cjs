// Missing in jsdom, needed by the router.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Missing in jsdom: the router creates one per navigation, and our loaders read its address. */
globalThis.Request ??= class {
  constructor(url, { signal } = {}) {
    this.method = 'GET';
    this.url = url;
    this.signal = signal;
  }
};
