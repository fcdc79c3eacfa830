// jsdom lacks what the router needs.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

/** jsdom has none; the router makes one per navigation, of which loaders here read the address. */
globalThis.Request ??= class {
  constructor(url, { signal } = {}) {
    this.method = 'GET';
    this.url = url;
    this.signal = signal;
  }
};
