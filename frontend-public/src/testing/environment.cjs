const { TestEnvironment } = require('jest-environment-jsdom');

/** What the router and the API client use and jsdom lacks or has in a form of its own. */
const FROM_NODE = [
  'AbortController',
  'AbortSignal',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
];

/** jsdom with Node's own fetch and its relatives. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
};
