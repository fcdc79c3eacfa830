// jsdom lacks what the router and React's server need.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder, IS_REACT_ACT_ENVIRONMENT: true });
if (typeof window !== 'undefined') window.scrollTo = () => {};
