const { TestEnvironment } = require('jest-environment-jsdom');

/** What jsdom lacks, or has its own of, and the router and the mocked server need from Node. */
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
