// Pictures of every screen, for people to look at: `npm run shots -- --help`.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './lib/browser.mjs';
import { fromRoot } from './lib/paths.mjs';
import { Product } from './lib/product.mjs';
import { build } from './lib/run.mjs';
import { Camera } from './shots/camera.mjs';
import { dashboardScreens } from './shots/dashboard-screens.mjs';
import { formScreens } from './shots/form-screens.mjs';
import { removePictures, writeIndex } from './shots/index-page.mjs';
import { publicScreens } from './shots/public-screens.mjs';
import { stateScreens, withoutRemoteScreens } from './shots/state-screens.mjs';

const HELP = `
Builds the site, starts it with its demo content on a free port and a temporary folder of data,
and writes a picture of every screen, in both languages, with an index.html that shows them side
by side. Motion is reduced, lazy pictures are there, and nothing in it comes by chance: two runs on
the same code write the same pictures.

  npm run shots                                    everything, at 390 and 1440 px, into shots/
  npm run shots -- --only projects                 screens whose name contains a word; several: a,b
  npm run shots -- --widths 390,768,1440           other widths
  npm run shots -- --languages ar                  one language
  npm run shots -- --out /tmp/shots                another folder; its pictures are replaced
  npm run shots -- --no-build                      takes the build as it is
`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    widths: { type: 'string', default: '390,1440' },
    languages: { type: 'string', default: 'ar,en' },
    out: { type: 'string', default: 'shots' },
    'no-build': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const listOf = (text) => text.split(',').filter(Boolean);

/** The parts of the run: screens that need the product in the same condition. */
const PARTS = [
  { screens: [...publicScreens, ...formScreens, ...stateScreens, ...dashboardScreens] },
  // An address where nobody listens: the product starts without its public remote.
  {
    screens: withoutRemoteScreens,
    env: { DEMO_CONTENT: '0', REMOTE_PUBLIC_URL: 'http://127.0.0.1:9/latest.json' },
  },
];

async function main() {
  const only = listOf(options.only);
  const isWanted = ({ name }) => only.length === 0 || only.some((word) => name.includes(word));
  const folder = path.resolve(fromRoot(), options.out);
  if (only.length === 0) await removePictures(folder);
  if (!options['no-build']) await build(undefined, { quiet: true });
  const browser = await launchBrowser();
  const problems = [];
  try {
    for (const { screens, env } of PARTS) {
      const wanted = screens.filter(isWanted);
      if (wanted.length === 0) continue;
      const product = await Product.start({ env });
      try {
        const camera = new Camera(browser, product, folder);
        for (const language of listOf(options.languages)) {
          for (const width of listOf(options.widths).map(Number)) {
            problems.push(...(await camera.takeAll(wanted, language, width)));
          }
        }
      } finally {
        await product.remove();
      }
    }
  } finally {
    await browser.close();
  }
  const order = PARTS.flatMap(({ screens }) => screens.map(({ name }) => name));
  console.log(`\n${await writeIndex(folder, order)}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (options.help) console.log(HELP);
else await main();
