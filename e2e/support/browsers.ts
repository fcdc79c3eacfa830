export { CHROMIUM_FLAGS, findBrowsers } from '../machine/browsers.mjs';
