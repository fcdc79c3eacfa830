export { CHROMIUM_FLAGS, findBrowsers, seeWhole } from '../../scripts/lib/browser.mjs';
