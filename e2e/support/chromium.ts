import { execFileSync } from 'node:child_process';
import { ROOT } from './paths';

const FIND = `
  import { findChromium } from './scripts/lib/chromium.mjs';
  console.log(findChromium() ?? '');
`;

/**
 * The browser that this machine has; none is downloaded for the tests. The scripts' finder is
 * asked in a process of its own, because Playwright's loader cannot read ES modules beside ours;
 * the answer is handed on to the workers.
 */
export function chromiumPath(): string {
  process.env.CHROME_PATH ||= execFileSync(
    process.execPath,
    ['--input-type=module', '--eval', FIND],
    { cwd: ROOT, encoding: 'utf8' },
  ).trim();
  if (!process.env.CHROME_PATH) {
    throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH to one.');
  }
  return process.env.CHROME_PATH;
}
