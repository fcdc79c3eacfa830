export { CHROMIUM_FLAGS, findBrowsers } from '../../scripts/lib/browser.mjs';
export { ensureCaddy } from '../../scripts/lib/caddy.mjs';
