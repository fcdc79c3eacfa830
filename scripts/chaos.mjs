// Breaks the running site in every way there is, under load, and counts what is lost of it:
// --seed <number> for another course of it, --only <words> for what is called so.
import { fork, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Deadline } from './chaos/deadline.mjs';
import { CappedFile, ownView, SmallDisk } from './chaos/disk.mjs';
import { counts, lines, phaseTable } from './chaos/table.mjs';
import { judge } from './chaos/verdict.mjs';
import { build } from './lib/run.mjs';

const ALL_MS = 180_000;
const CLEAN_UP_MS = 12_000;
/** Of what the API did not expect, as it has logged it. */
const MOST_LINES = 3;
const INSIDE = 'CHAOS_FOLDER';
const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});
const seed = Number(values.seed);

/** Runs this script again in a view of its own, whose mounts are gone with it. */
async function runInOwnView(view, folder) {
  const env = { ...process.env, [INSIDE]: folder, CHAOS_DISK: view ? 'tmpfs' : '' };
  const args = [import.meta.filename, ...process.argv.slice(2)];
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = view
    ? spawn('unshare', [...view, process.execPath, ...args], { env, stdio })
    : fork(args[0], args.slice(1), { env, stdio });
  for (const signal of Object.keys(CODES)) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

function smallDisk(folder) {
  if (process.env.CHAOS_DISK) return new SmallDisk(folder);
  return CappedFile.isPossible ? new CappedFile(folder) : undefined;
}

/** Until the end of the run, of its time, or of the patience of who started it. */
function brokenOff() {
  return new Promise((_, reject) => {
    const stop = (why, code) => () => reject(Object.assign(new Error(why), { code }));
    // More than once, for a terminal tells the whole group, and our parent tells us again.
    for (const [signal, code] of Object.entries(CODES)) process.on(signal, stop(signal, code));
    process.once('disconnect', stop('who started it is gone', 1));
  });
}

async function runAll(folder) {
  // Loaded late: they read the folder of the data when they are loaded.
  process.env.DATA_DIR = folder;
  const { Run } = await import('./chaos/run.mjs');
  const disk = smallDisk(folder);
  const began = performance.now();
  const deadline = new Deadline(ALL_MS - CLEAN_UP_MS);
  const say = (text) => console.log(`  ${text}`);
  console.log(`Chaos with seed ${seed}; the disk to be filled: ${disk?.what ?? 'none'}.`);
  const run = new Run({ folder, disk, seed, only: values.only, deadline, say });
  let failure;
  try {
    await Promise.race([deadline.within(run.all(), 'the run'), brokenOff()]);
  } catch (error) {
    failure = error;
  }
  const leftBehind = await run.cleanUp();
  const { tally, phases, findings, ledger, sessionKept } = run;
  const halfSeen = run.load?.halfSeen ?? [];
  const broken = judge({
    ...{ ...findings, phases, sessionKept, leftBehind, halfSeen },
    requests: tally.requests,
    brokenOff: failure?.message,
  });
  const { output } = run.site;
  if (failure && !failure.code) console.error(`${failure.stack}\n${output}`);
  const unexpected = output.split('\n').filter((line) => line.includes('"msg":"unexpected"'));
  if (unexpected.length) console.error(unexpected.slice(0, MOST_LINES).join('\n'));

  const { begun, kept, refused, unknown } = ledger.counts;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`\n${phaseTable(phases, tally)}\n`);
  console.log(
    lines([
      ['requests', `${tally.requests.length}`],
      [
        'writes',
        `${begun}: ${kept} acknowledged, ${refused} refused, ${unknown} without an answer`,
      ],
      [
        'found',
        `${findings.present} things, ${findings.files} files, ${findings.variants} variants`,
      ],
      ['orphans after sweep', counts(findings.orphans)],
      ['connections refused', counts(run.site.refusals)],
      ['seconds in all', seconds],
    ]),
  );
  console.log(broken.length ? `\nBroken:\n  ${broken.join('\n  ')}` : '\nNothing was broken.');
  return failure?.code ?? (broken.length ? 1 : 0);
}

async function main() {
  if (process.env[INSIDE]) return runAll(process.env[INSIDE]);
  if (!Number.isSafeInteger(seed)) throw new Error('--seed is a whole number.');
  if (process.env.SKIP_BUILD !== '1') await build(undefined, { quiet: true });
  const { freshFolder } = await import('./lib/product.mjs');
  const folder = freshFolder();
  const view = ownView();
  if (!view) console.log('This machine lets us mount nothing: no disk of our own can be filled.');
  const code = await runInOwnView(view, folder);
  return code;
}

process.exit(await main());
