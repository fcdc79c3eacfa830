const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with what it lacks and the router needs: the Fetch API and text codecs of Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { AbortController, AbortSignal, Headers, Request, Response } = globalThis;
    const { TextDecoder, TextEncoder } = globalThis;
    // A Request takes only a signal of its own family.
    Object.assign(this.global, { AbortController, AbortSignal, Headers, Request, Response });
    Object.assign(this.global, { TextDecoder, TextEncoder });
    // What a database keeps is copied; a file is not changed by that.
    this.global.structuredClone = (value) =>
      value instanceof this.global.File ? value : structuredClone(value);
  }
};
