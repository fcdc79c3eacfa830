const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom plus the Fetch API and text codecs of Node, which the router needs. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { AbortController, AbortSignal, Headers, Request, Response } = globalThis;
    const { TextDecoder, TextEncoder } = globalThis;
    // Node's Request accepts only Node's AbortSignal.
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
    Object.assign(this.global, { TextDecoder, TextEncoder });
    // Node cannot clone the files of jsdom, so return them as they are.
    this.global.structuredClone = (value) =>
      value instanceof this.global.File ? value : structuredClone(value);
  }
};
