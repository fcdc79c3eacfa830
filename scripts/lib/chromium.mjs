// The browser of the browser tests: found on this machine, or installed where that can be done.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { distribution, inPath, isRoot } from './machine.mjs';
import { fromRoot } from './paths.mjs';
import { run } from './run.mjs';

/** What Chromium needs on a server without a screen, and to keep to itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .filter((name) => process.env[name])
    .map((name) => path.join(process.env[name], 'Google/Chrome/Application/chrome.exe')),
};

/** Whether the file is a browser that starts: Ubuntu's `chromium` may be a hint to install one. */
function works(file) {
  if (!existsSync(file)) return false;
  // Chrome on Windows opens a window instead of answering.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function playwrightsOwn() {
  const require = createRequire(fromRoot('e2e/package.json'));
  return require('@playwright/test').chromium.executablePath();
}

/** The path of a browser that works, or undefined. A wrong CHROME_PATH is an error. */
export function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (works(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which is not a browser that starts.`);
  }
  const candidates = [
    ...COMMANDS.map(inPath),
    ...(PLACES[process.platform] ?? []),
    playwrightsOwn(),
  ];
  return candidates.find((file) => file && works(file));
}

/** The commands that install a browser here; only the first kind needs to be root. */
function installation() {
  if (distribution() === 'debian' && isRoot()) {
    return [
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', 'chromium']],
    ];
  }
  const playwright = ['playwright', 'install', 'chromium'];
  // Root may install the libraries that the browser needs, too.
  return [
    ['npx', isRoot() && process.platform === 'linux' ? [...playwright, '--with-deps'] : playwright],
  ];
}

/** Finds the browser, installs one where there is none; throws the one command to run. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;

  const commands = installation();
  const asText = commands.map(([command, args]) => [command, ...args].join(' ')).join(' && ');
  console.log(`No Chromium was found. Installing it: ${asText}`);
  try {
    for (const [command, args] of commands) await run(command, args);
  } catch {
    // What remains missing is said below.
  }
  const installed = findChromium();
  if (installed) return installed;
  const byHand = distribution() === 'debian' ? 'sudo apt-get install -y chromium' : asText;
  throw new Error(
    `The browser tests need Chromium. Install it with: ${byHand}\n` +
      'or say where one is: CHROME_PATH=/path/to/chrome npm test',
  );
}
