const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals of Node that the router and the mocked server need; jsdom lacks them or has others. */
const FROM_NODE = [
  ...['AbortController', 'AbortSignal', 'BroadcastChannel', 'fetch', 'Headers', 'Request'],
  ...['Response', 'Blob', 'File', 'FormData', 'TextDecoder', 'TextEncoder'],
  ...['ReadableStream', 'TransformStream', 'WritableStream'],
];

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    // Node cannot clone files, so return them as they are.
    this.global.structuredClone = (value) =>
      value instanceof this.global.File ? value : structuredClone(value);
  }
};
