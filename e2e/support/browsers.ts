export { CHROMIUM_FLAGS } from '../../scripts/lib/chromium.mjs';
export { findBrowsers } from '../../scripts/lib/test-browsers.mjs';
