const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals of Node that the router and the mocked server need; jsdom lacks them or has others. */
const FROM_NODE = [
  ...['AbortController', 'AbortSignal', 'BroadcastChannel', 'fetch', 'Headers', 'Request'],
  ...['Response', 'TextDecoder', 'TextEncoder', 'ReadableStream', 'TransformStream'],
  'WritableStream',
];

/** With the option `filesOfNode`: fetch cannot send jsdom's, and its FileReader cannot read these. */
const FILES = ['Blob', 'File', 'FormData'];

/** jsdom's listeners refuse the signals of Node. */
function acceptSignals(window) {
  const { addEventListener } = window.EventTarget.prototype;
  window.EventTarget.prototype.addEventListener = function add(type, listener, options) {
    const { signal, ...others } = Object(options);
    if (!signal) return addEventListener.call(this, type, listener, options);
    if (signal.aborted) return;
    addEventListener.call(this, type, listener, others);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, others));
  };
}

module.exports = class RemoteEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const { filesOfNode } = config.projectConfig.testEnvironmentOptions;
    this.fromNode = filesOfNode ? [...FROM_NODE, ...FILES] : FROM_NODE;
  }

  async setup() {
    await super.setup();
    for (const name of this.fromNode) this.global[name] = globalThis[name];
    acceptSignals(this.global);
    // Node cannot clone files, so return them as they are.
    this.global.structuredClone = (value) =>
      value instanceof this.global.File ? value : structuredClone(value);
  }
};
